"use client";

import { useCallback } from "react";
import { useCall } from "@/components/ui/use-call";
import { getUserInfo } from "@/lib/account/endpoints";
import {
  type AutomaticLogin,
  decideProfile,
  type ProfileAnswer,
  type ProfileState,
} from "@/lib/account/profile-manager";
import type { UserInfo } from "@/lib/account/schema";
import { isSignedIn } from "@/lib/account/signed-in";
import type { AppError } from "@/lib/base/app-error";
import { canStore, readEntry, readStored } from "@/lib/browser/storage";
import { isMessengerBrowser } from "@/lib/browser/user-agent";

/** Storage key of the moment when this tab last logged in automatically, in milliseconds since 1970. */
export const AUTOMATIC_LOGIN_KEY = "automatic-login";

type Profiles = { profile: ProfileState; login: AutomaticLogin; refresh: () => Promise<unknown> };

/**
 * Reads who the guest is; loaded once however many parts of the page need it, and again when they return to the page.
 */
export function useProfiles(): Profiles {
  const hasHint = isSignedIn(document.cookie);
  const { data, error, mutate } = useCall(getUserInfo, hasHint ? {} : undefined, {
    retries: 3,
    endedSession: "say nothing",
  });
  const last = readStored("sessionStorage", AUTOMATIC_LOGIN_KEY);
  const decided = decideProfile({
    hasHint,
    answer: toAnswer(data, error),
    isMessengerBrowser: isMessengerBrowser(navigator.userAgent),
    passLogin: readEntry("pass-login") === "true",
    canRemember: canStore("sessionStorage"),
    lastAutomaticLogin: typeof last === "number" ? last : undefined,
    now: Date.now(),
  });
  // Drops the event that a button passes, which SWR would take as data; stable, because effects depend on it.
  const refresh = useCallback(() => mutate(), [mutate]);
  return { ...decided, refresh };
}

function toAnswer(data: UserInfo | undefined, error: AppError | undefined): ProfileAnswer {
  if (error?.code === "unauthorized") return { kind: "unauthorized" };
  if (data !== undefined) return { kind: "info", info: data };
  return error === undefined ? { kind: "pending" } : { kind: "failed" };
}
