import { createHash } from "node:crypto";

/** What a guest shows at an outlet: `YH` and twelve digits that are theirs for good and say nothing about them. */
export function toQrText(publicId: string): string {
  const number = createHash("sha256").update(`qr.${publicId}`).digest().readUIntBE(0, 6) % 10 ** 12;
  const groups = number.toString().padStart(12, "0").match(/\d{4}/g) ?? [];
  return ["YH", ...groups].join("-");
}

/** What stands for a guest in a link they share. */
export function toEncodedUserId(publicId: string): string {
  return createHash("sha256").update(`share.${publicId}`).digest("base64url").slice(0, 22);
}
