"use client";

import { createTranslator } from "next-intl";
import { useLoadedData } from "@/components/ui/use-call";
import type { GuestDetails } from "@/lib/booking/guest-details";
import { composeRequests } from "@/lib/booking/special-requests";
import { loadMessages } from "@/lib/i18n/load-messages";
import { STAFF_LOCALE } from "@/lib/i18n/locales";

/**
 * Writes a guest's requests for the restaurants' staff, which is in Korean whatever the guest's language; free text
 * stays as it is. `write` is undefined when the messages fail to load: the guest's language is better than nothing.
 * `isReady` once either is known.
 */
export function useOutletRequests(): {
  write: ((guest: GuestDetails) => string) | undefined;
  isReady: boolean;
} {
  const { data, error } = useLoadedData(["words of the outlet"], loadOutletWords, { once: true });
  return { write: data?.write, isReady: data !== undefined || error !== undefined };
}

// As early as the code is here: a summary waits for them. The hook reports a failure.
if (typeof window !== "undefined") loadOutletWords().catch(() => undefined);

/** Loads what writes a guest's requests for the staff. Rejects when the messages fail to load. */
export async function loadOutletWords() {
  const messages = await loadMessages(STAFF_LOCALE);
  const words = createTranslator({ locale: STAFF_LOCALE, messages, namespace: "Reserve" });
  const write = (guest: GuestDetails) => composeRequests(guest, words);
  return { write };
}
