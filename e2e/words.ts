import en from "@/messages/en.json" with { type: "json" };
import ko from "@/messages/ko.json" with { type: "json" };

export type Code = "ko" | "en";

/** The language of a visitor's browser, as the projects set it. */
export function codeOf(locale: string | undefined): Code {
  return locale?.startsWith("ko") ? "ko" : "en";
}

/** The sentences of ours that a visitor with this browser reads. */
export function wordsFor(locale: string | undefined): typeof en {
  return codeOf(locale) === "ko" ? ko : en;
}
