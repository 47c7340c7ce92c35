import en from "@/messages/en.json" with { type: "json" };
import ko from "@/messages/ko.json" with { type: "json" };

export type MessageLanguage = "ko" | "en";

/** The message language that a browser with this locale gets. */
export function messageLanguage(locale: string | undefined): MessageLanguage {
  return locale?.startsWith("ko") ? "ko" : "en";
}

/** The messages shown to a visitor with this browser locale. */
export function messagesFor(locale: string | undefined): typeof en {
  return messageLanguage(locale) === "ko" ? ko : en;
}

/** A pattern that matches this message in either language. */
export function messagePattern<Room extends keyof typeof en>(
  namespace: Room,
  key: keyof (typeof en)[Room] & string,
): RegExp {
  const texts = [en[namespace][key], (ko as typeof en)[namespace][key]].map(String);
  return new RegExp(`^(?:${texts.map(withAnyValues).join("|")})$`);
}

/** A pattern for a nested message, given by its whole path: `Payment.failure.declined`. */
export function nestedMessagePattern(path: string): RegExp {
  const texts = [en, ko].map((book) => {
    const found = path
      .split(".")
      .reduce<unknown>(
        (namespace, key) => (namespace === undefined ? namespace : Reflect.get(Object(namespace), key)),
        book,
      );
    if (typeof found !== "string") throw new Error(`there is no message ${path}`);
    return found.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^(?:${texts.join("|")})$`);
}

/** Returns the pattern of a message in which any value may stand for each of its `{names}`. */
function withAnyValues(text: string): string {
  return text
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join(".+");
}
