import { renderCards } from "@/components/offer/render-cards";
import { promotionCardSchema } from "@/lib/offer/schema";

const words = {
  adult: (amount: number) => `From ${amount}`,
  child: (amount: number) => `Child ${amount}`,
  cuisine: (code: string) => code,
  nextFree: ({ date }: { date: string }) => date,
};

test("cards are rendered as items of a list, whatever their texts contain (R4.10)", async () => {
  const given = { id: 2, resourceId: 14, name: "<b>Winter</b>", price: { adult: 9 } };
  const promotion = promotionCardSchema.parse(given);
  const look = { words, media: undefined, size: { sizes: "100vw", mostPixels: 10 }, withOutlet: false };
  const html = await renderCards([promotion, { ...promotion, id: 3 }], look);
  expect(html).toMatch(/^<li><a [^>]*href="\/promotion\/14\/2">/);
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toContain("&lt;b&gt;Winter&lt;/b&gt;");
  expect(html).toContain("From 9");
});
