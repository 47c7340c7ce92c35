import type { createTranslator } from "next-intl";
import type messages from "@/messages/en.json";

/** A namespace's translator, handed to plain components that may use no hook. */
export type Translator<Namespace extends keyof typeof messages> = ReturnType<
  typeof createTranslator<typeof messages, Namespace>
>;
