import { decodeText } from "@/lib/base/decode";
import "client-only";
import { REFERRER_COOKIE } from "@/lib/routing/automatic-login";

let cameFrom: string | undefined;

/**
 * Returns the address of the page that led the guest here; empty when unknown. After an automatic login it is the page
 * before the login (R3.8), which only this document can read.
 */
export function arrivalReferrer(): string {
  if (document.referrer !== "") return document.referrer;
  cameFrom ??= takeCameFrom();
  return cameFrom;
}

function takeCameFrom(): string {
  const value = new RegExp(`(?:^|; )${REFERRER_COOKIE}=([^;]+)`).exec(document.cookie)?.[1];
  if (value === undefined) return "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not known to every browser
  document.cookie = `${REFERRER_COOKIE}=; Path=/; Max-Age=0`;
  return decodeText(value) ?? "";
}
