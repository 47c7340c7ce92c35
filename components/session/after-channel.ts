import { mutate } from "swr";
import { keyOfCall } from "@/components/calls/use-call";
import { showError } from "@/components/errors/show-error";
import { AppError } from "@/lib/errors/app-error";
import { newAttemptKey } from "@/lib/http/attempt-key";
import { callApi } from "@/lib/http/call-api";
import { getUserInfo, syncProfile } from "@/lib/session/endpoints";
import { isSignedIn } from "@/lib/session/signed-in";

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
