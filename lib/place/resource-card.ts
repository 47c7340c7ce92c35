import { FALLBACK_LOCALE, type Locale, pickLocalized } from "@/lib/i18n/locales";
import type { Picture } from "@/lib/place/picture-schema";
import type { ResourceNode } from "@/lib/place/schema";

/** What a card, a list entry or an option shows of a resource, in one language. */
export type ResourceCard = {
  id: number;
  name: string;
  description?: string;
  image?: string;
  caption?: string;
};

/** Builds a card in the reader's language; missing fields come from the fallback language. */
export function toResourceCard(resource: ResourceNode, locale: Locale): ResourceCard {
  const own = resource.texts[locale];
  const other = pickLocalized(resource.texts, FALLBACK_LOCALE);
  const pick = (key: "name" | "description" | "image" | "caption") => own?.[key] ?? other?.[key];
  const card: ResourceCard = { id: resource.id, name: pick("name") ?? resource.key };
  const description = pick("description");
  const image = pick("image");
  const caption = pick("caption");
  if (description !== undefined) card.description = description;
  if (image !== undefined) card.image = image;
  if (caption !== undefined) card.caption = caption;
  return card;
}

/**
 * Returns all pictures of a place, preferably with texts in the reader's language, or its single picture when it has no
 * list.
 */
export function picturesOf(resource: ResourceNode, locale: Locale): readonly Picture[] {
  const other = pickLocalized(resource.texts, FALLBACK_LOCALE);
  const pictures = [resource.texts[locale], other].find((texts) => (texts?.images.length ?? 0) > 0)?.images;
  if (pictures !== undefined) return pictures;
  const { image } = toResourceCard(resource, locale);
  return image === undefined ? [] : [{ url: image, alt: undefined, caption: undefined }];
}

/** Returns the visible resources sorted by the weight that operators set, heaviest first. */
export function visibleByWeight<Node extends { visible: boolean; weight: number }>(
  resources: readonly Node[],
): Node[] {
  return resources.filter(({ visible }) => visible).sort((a, b) => b.weight - a.weight);
}

/** Returns a resource's address in this language, or else the address that all languages share. */
export function addressIn(
  { texts, address }: Pick<ResourceNode, "texts" | "address">,
  locale: Locale,
): string | undefined {
  return texts[locale]?.address ?? address;
}
