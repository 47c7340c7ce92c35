import "server-only";
import type { ResourceCard } from "@/lib/resource/resource-card";
import { loadChildCards } from "@/lib/widget/load-child-cards";

/** The hotels or outlets below a place; `AppError` where they cannot be had. */
export async function loadResourceCards(
  ...asked: Parameters<typeof loadChildCards>
): Promise<{ kind: "resources"; cards: ResourceCard[] }> {
  return { kind: "resources", cards: await loadChildCards(...asked) };
}
