import type { createTranslator } from "next-intl";
import type messages from "@/messages/en.json";

/** The translator of a namespace, passed to plain components that cannot use hooks. */
export type Translator<Namespace extends keyof typeof messages> = ReturnType<
  typeof createTranslator<typeof messages, Namespace>
>;
