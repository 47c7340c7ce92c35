import type { Locale } from "@/lib/i18n/locales";
import type { ResourceNode } from "@/lib/resource/schema";

/** Where a resource is, as its own words in this language say; else by the address that all languages share. */
export function addressIn(
  { texts, address }: Pick<ResourceNode, "texts" | "address">,
  locale: Locale,
): string | undefined {
  return texts[locale]?.address ?? address;
}
