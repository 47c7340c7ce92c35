import "server-only";
import type { ResourceCard } from "@/lib/resource/resource-card";
import { loadChildCards } from "@/lib/widget/load-child-cards";

/** Loads the hotels or outlets below a place. Throws `AppError`. */
export async function loadResourceCards(
  ...parameters: Parameters<typeof loadChildCards>
): Promise<{ kind: "resources"; cards: ResourceCard[] }> {
  return { kind: "resources", cards: await loadChildCards(...parameters) };
}
