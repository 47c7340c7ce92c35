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

/** The same for a sentence deeper down, by its whole path: `Payment.failure.declined`. */
export function sentence(path: string): RegExp {
  const texts = [en, ko].map((book) => {
    const found = path
      .split(".")
      .reduce<unknown>((room, key) => (room === undefined ? room : Reflect.get(Object(room), key)), book);
    if (typeof found !== "string") throw new Error(`there is no sentence ${path}`);
    return found.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^(?:${texts.join("|")})$`);
}
