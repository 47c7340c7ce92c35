import { FALLBACK_LOCALE, type Locale, pickLocalized } from "@/lib/i18n/locales";
import type { Picture } from "@/lib/picture/picture-schema";
import type { ResourceNode } from "@/lib/resource/schema";

/** What a card, a list or an option shows of a resource, in one language. */
export type ResourceCard = {
  id: number;
  name: string;
  description?: string;
  image?: string;
  caption?: string;
};

/** The reader's language first, the fallback language for what is missing in it. */
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

/** All pictures of a place, with words in the reader's language first; its one picture where it has no others. */
export function picturesOf(resource: ResourceNode, locale: Locale): readonly Picture[] {
  const other = pickLocalized(resource.texts, FALLBACK_LOCALE);
  const pictures = [resource.texts[locale], other].find((texts) => (texts?.images.length ?? 0) > 0)?.images;
  if (pictures !== undefined) return pictures;
  const { image } = toResourceCard(resource, locale);
  return image === undefined ? [] : [{ url: image, alt: undefined, caption: undefined }];
}

/** Heaviest first, as operators order the group; what they hid is left out. */
export function visibleByWeight<Node extends { visible: boolean; weight: number }>(
  resources: readonly Node[],
): Node[] {
  return resources.filter(({ visible }) => visible).sort((a, b) => b.weight - a.weight);
}
