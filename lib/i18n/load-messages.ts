import type { createTranslator } from "next-intl";
import type messages from "@/messages/en.json";

/**
 * Loads the messages of a language on first use. Messages with arguments are precompiled by the build
 * (`next.config.mjs`) and no longer plain text, so only a translator can use them. Rejects when they cannot be loaded,
 * and for a language that is not supported.
 */
export async function loadMessages(locale: string): Promise<typeof messages> {
  return (await import(`../../messages/${locale}.json`)).default;
}

/** The translator of a namespace, passed to plain components that cannot use hooks. */
export type Translator<Namespace extends keyof typeof messages> = ReturnType<
  typeof createTranslator<typeof messages, Namespace>
>;
