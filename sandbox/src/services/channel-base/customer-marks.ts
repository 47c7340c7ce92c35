import { createHash } from "node:crypto";

/** Returns the guest's QR text to show at an outlet: `YH` and twelve digits, permanent and without personal data. */
export function toQrText(publicId: string): string {
  const number = createHash("sha256").update(`qr.${publicId}`).digest().readUIntBE(0, 6) % 10 ** 12;
  const groups = number.toString().padStart(12, "0").match(/\d{4}/g) ?? [];
  return ["YH", ...groups].join("-");
}

/** Returns the id that identifies a guest in shared links. */
export function toEncodedUserId(publicId: string): string {
  return createHash("sha256").update(`share.${publicId}`).digest("base64url").slice(0, 22);
}
