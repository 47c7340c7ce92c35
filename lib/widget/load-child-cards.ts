import "server-only";
import type { Locale } from "@/lib/i18n/locales";
import { GROUP_ID } from "@/lib/resource/group";
import { loadResource } from "@/lib/resource/loaders";
import { type ResourceCard, toResourceCard, visibleByWeight } from "@/lib/resource/resource-card";
import type { WidgetPlace } from "@/lib/widget/widget-place";

type Asked = { resourceid?: string | undefined; resourcetype?: string | undefined };

/** The resource that an author names, else the page's own, else the group: its id. */
export function resourceIdOf({ resourceid }: Asked, { resourceId = GROUP_ID }: WidgetPlace): number {
  return resourceid === undefined ? resourceId : Number(resourceid);
}

/**
 * What lies below that resource, of the type that the author names, as cards in the order of their weight; without a type
 * the next level down: the hotels of a region, the outlets of a hotel. Raises an `AppError` where it cannot be had.
 */
export async function loadChildCards(
  options: Asked,
  locale: Locale,
  place: WidgetPlace,
): Promise<ResourceCard[]> {
  const { resourcetype } = options;
  const query = {
    id: resourceIdOf(options, place),
    includeDescendents: true,
    ...(resourcetype === undefined ? {} : { descendentType: resourcetype }),
  };
  const { descendents } = await loadResource(query, locale);
  const wanted = descendents.filter(({ type, hierarchyLevel }) =>
    resourcetype === undefined
      ? hierarchyLevel === undefined || hierarchyLevel === nearestLevel(descendents)
      : type === resourcetype,
  );
  return visibleByWeight(wanted).map((resource) => toResourceCard(resource, locale));
}

function nearestLevel(resources: readonly { hierarchyLevel: number | undefined }[]): number | undefined {
  const levels = resources.flatMap(({ hierarchyLevel }) =>
    hierarchyLevel === undefined ? [] : [hierarchyLevel],
  );
  return levels.length === 0 ? undefined : Math.min(...levels);
}
