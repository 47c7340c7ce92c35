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

/** A sentence of ours in whichever of the two languages it is said. */
export function words<Room extends keyof typeof en>(
  room: Room,
  key: keyof (typeof en)[Room] & string,
): RegExp {
  const texts = [en[room][key], (ko as typeof en)[room][key]].map(String);
  return new RegExp(`^(?:${texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})$`);
}
