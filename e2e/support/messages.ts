import type { Locator, Page } from "playwright/test";
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

/**
 * A pattern that matches the message with this path, such as `Payment.failure.declined`, in either language, with any
 * value for each of its `{names}`. Throws where there is no such message.
 */
export function says(path: string): RegExp {
  const texts = [en, ko].map((book) => {
    const found = path.split(".").reduce<unknown>((part, key) => Reflect.get(Object(part), key), book);
    if (typeof found !== "string") throw new Error(`there is no message ${path}`);
    return found
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".+");
  });
  return new RegExp(`^(?:${texts.join("|")})$`);
}

type Place = Page | Locator;

const elementNamed = (role: "button" | "heading" | "link" | "tab") => (place: Place, path: string) =>
  place.getByRole(role, { name: says(path) });

/** What a page or a part of it shows that is named by the message with this path, in either language. */
export const buttonOf = elementNamed("button");
export const headingOf = elementNamed("heading");
export const linkOf = elementNamed("link");
export const tabOf = elementNamed("tab");
export const textOf = (place: Place, path: string) => place.getByText(says(path));
export const labelOf = (place: Place, path: string) => place.getByLabel(says(path));
