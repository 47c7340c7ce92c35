"use client";

import { createTranslator } from "next-intl";
import { useLoadedData } from "@/components/ui/use-call";
import { loadMessages, type Translator } from "@/lib/i18n/load-messages";
import { STAFF_LOCALE } from "@/lib/i18n/locales";

/**
 * Returns the words of the restaurants' staff, in Korean whatever the guest's language; undefined when they fail to load:
 * the guest's language is better than nothing. `isReady` once either is known.
 */
export function useOutletWords(): { words: Translator<"Reserve"> | undefined; isReady: boolean } {
  const { data, error } = useLoadedData(["words of the outlet"], loadOutletWords, { once: true });
  return { words: data?.words, isReady: data !== undefined || error !== undefined };
}

// As early as the code is here: a summary waits for them. The hook reports a failure.
if (typeof window !== "undefined") loadOutletWords().catch(() => undefined);

/** Loads the words in which a guest's requests are written for the staff. Rejects when the messages fail to load. */
export async function loadOutletWords(): Promise<{ words: Translator<"Reserve"> }> {
  const messages = await loadMessages(STAFF_LOCALE);
  return { words: createTranslator({ locale: STAFF_LOCALE, messages, namespace: "Reserve" }) };
}
