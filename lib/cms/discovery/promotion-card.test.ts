import { toCardText } from "@/app/_discovery/render-card-image";
import { cardPath, needsCard } from "@/lib/cms/discovery/promotion-card";
import { promotionSchema } from "@/lib/offer/schema";
import { documentLifetime } from "@/lib/routing/document-paths";

const promotion = promotionSchema.parse({ id: 1101, resourceId: 11, name: "Five plates" });

test("a promotion without a picture gets a card, whose address changes with its content (R11.1)", () => {
  expect(needsCard(promotion)).toBe(true);
  expect(needsCard({ ...promotion, thumbnailImage: "/a.jpg" })).toBe(false);
  const path = cardPath(promotion, "ko");
  expect(path).toMatch(/^\/cards\/ko\/11\/1101\/[0-9a-f]{8}\.jpg$/);
  expect(documentLifetime(path)).toBe("immutable");
  expect(cardPath({ ...promotion, name: "Six plates" }, "ko")).not.toBe(path);
});

test("a name that is too long for a card is cut between characters, in any script (R11.1)", () => {
  expect(toCardText("가나다라마바사", 10, () => true)).toBe("가나다라…");
});
