import "server-only";
import { loadChildCards, resourceIdOf } from "@/lib/cms/widget/load-child-cards";
import { paths } from "@/lib/routing/paths";

type Places = {
  kind: "places";
  /** The resource below which all places are. */
  resourceId: number;
  places: { id: number; name: string; href: string }[];
};

/** Loads the places that can be searched. Throws `AppError`. */
export async function loadPlaces(...parameters: Parameters<typeof loadChildCards>): Promise<Places> {
  const [options, , context] = parameters;
  return {
    kind: "places",
    resourceId: await resourceIdOf(options, context),
    places: (await loadChildCards(...parameters)).map(({ id, name }) => ({
      id,
      name,
      href: paths.resourcePage(id),
    })),
  };
}
