import { FALLBACK_LOCALE, type Locale, pickLocalized } from "@/lib/i18n/locales";
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

/** Heaviest first, as operators order the group; what they hid is left out. */
export function visibleByWeight<Node extends { visible: boolean; weight: number }>(
  resources: readonly Node[],
): Node[] {
  return resources.filter(({ visible }) => visible).sort((a, b) => b.weight - a.weight);
}
