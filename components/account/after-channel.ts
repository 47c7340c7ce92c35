import { mutate } from "swr";
import { showError } from "@/components/ui/show-error";
import { keyOfCall } from "@/components/ui/use-call";
import { getUserInfo, syncProfile } from "@/lib/account/endpoints";
import { isSignedIn } from "@/lib/account/signed-in";
import { AppError } from "@/lib/base/app-error";
import { newAttemptKey } from "@/lib/http/attempt-key";
import { callApi } from "@/lib/http/call-api";

/** Reloads the guest's profile. Only the messenger knows what was done there, so the back end syncs with it first. */
export async function refreshProfile(): Promise<void> {
  if (!isSignedIn(document.cookie)) return;
  await callApi(syncProfile, { provider: "kakao" }, { idempotencyKey: newAttemptKey() });
  await mutate(keyOfCall(getUserInfo, {}));
}

/** Reports that the browser blocked the window (R3.10). */
export async function sayChannelRefused(): Promise<void> {
  await showError(new AppError("failed_to_open_add_friends"));
}
