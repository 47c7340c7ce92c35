import type { Locale } from "@/lib/i18n/locales";
import type { ResourceNode } from "@/lib/resource/schema";

/** Returns a resource's address in this language, or else the address that all languages share. */
export function addressIn(
  { texts, address }: Pick<ResourceNode, "texts" | "address">,
  locale: Locale,
): string | undefined {
  return texts[locale]?.address ?? address;
}
