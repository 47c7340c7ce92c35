import "server-only";
import type { WidgetContext } from "@/lib/cms/widget/define-widget";
import type { Locale } from "@/lib/i18n/locales";
import { loadGroupId } from "@/lib/place/group";
import { loadResource } from "@/lib/place/loaders";
import { type ResourceCard, toResourceCard, visibleByWeight } from "@/lib/place/resource-card";

type ResourceOptions = { resourceid?: string | undefined; resourcetype?: string | undefined };

/**
 * Returns the id of the resource that an author names, else of the page's own, else of the group. Rejects with
 * `AppError` when that of the group cannot be loaded.
 */
export async function resourceIdOf(
  { resourceid }: ResourceOptions,
  { resourceId }: WidgetContext,
): Promise<number> {
  return resourceid === undefined ? (resourceId ?? loadGroupId()) : Number(resourceid);
}

/**
 * Loads the descendants of that resource as cards, ordered by weight: those of the type that the author names, or
 * without a type the next level down, such as the hotels of a region or the outlets of a hotel. Rejects with `AppError`
 * when they cannot be loaded.
 */
export async function loadChildCards(
  options: ResourceOptions,
  locale: Locale,
  context: WidgetContext,
): Promise<ResourceCard[]> {
  const { resourcetype } = options;
  const query = {
    id: await resourceIdOf(options, context),
    below: resourcetype === undefined ? { levels: 1 } : { type: resourcetype },
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
