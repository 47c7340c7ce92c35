import type { Translator } from "@/lib/i18n/load-messages";

/** The translators of a summary, for the parts of it that are rendered by the server, too. */
export type SummaryWords = {
  summary: Translator<"Summary">;
  common: Translator<"Common">;
  form: Translator<"Reserve">;
  offer: Translator<"Promotion">;
  money: Translator<"Money">;
  receipt: Translator<"Receipt">;
};
