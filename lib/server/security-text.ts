import { locales } from "@/lib/i18n/locales";

/** Where those who find a weakness look for whom to tell (RFC 9116). */
export const SECURITY_TEXT_PATH = "/.well-known/security.txt";

/** The text is made anew for every request; whoever keeps it longer than that should ask again. */
const VALID_MS = 180 * 24 * 60 * 60 * 1_000;

/** Returns the text; `now` in milliseconds since 1970. */
export function writeSecurityText(contact: string, origin: string, now: number): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + VALID_MS).toISOString()}`,
    `Preferred-Languages: ${locales.join(", ")}`,
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
    "",
  ].join("\n");
}
