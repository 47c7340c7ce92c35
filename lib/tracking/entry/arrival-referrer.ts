import "client-only";
import { CAME_FROM } from "@/lib/routing/automatic-login";

let cameFrom: string | undefined;

/**
 * The address of the page that led the guest here; empty when unknown. Of one who came by way of a login that began by
 * itself, the page before that (R3.8); it is told to this document alone.
 */
export function arrivalReferrer(): string {
  if (document.referrer !== "") return document.referrer;
  cameFrom ??= takeCameFrom();
  return cameFrom;
}

function takeCameFrom(): string {
  const value = new RegExp(`(?:^|; )${CAME_FROM}=([^;]+)`).exec(document.cookie)?.[1];
  if (value === undefined) return "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not known to every browser
  document.cookie = `${CAME_FROM}=; Path=/; Max-Age=0`;
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
