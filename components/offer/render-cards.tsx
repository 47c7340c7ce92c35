import "server-only";
import type { ComponentProps } from "react";
import { PromotionCard } from "@/components/offer/promotion-card";
import type { PromotionCard as Promotion } from "@/lib/offer/schema";

type Look = Omit<ComponentProps<typeof PromotionCard>, "promotion" | "leads">;

/** Returns the items of a list of cards in the markup that the framework hydrates. */
export async function renderCards(promotions: readonly Promotion[], look: Look): Promise<string> {
  // Imported where it is used: the framework refuses the import by name in code of the server.
  const { renderToReadableStream } = await import("react-dom/server");
  const stream = await renderToReadableStream(
    promotions.map((promotion) => (
      <li key={`${promotion.resourceId}-${promotion.id}`}>
        <PromotionCard promotion={promotion} {...look} />
      </li>
    )),
  );
  return new Response(stream).text();
}
