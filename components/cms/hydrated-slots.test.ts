import { hydratedSlots } from "@/components/cms/hydrated-slots";
import type { SlotView } from "@/lib/cms/parse/part-view";
import { toSlotView } from "@/lib/cms/parse/public-content";
import { promotionCardSchema } from "@/lib/offer/schema";
import type { Widget } from "@/widgets/definitions";

const card = promotionCardSchema.parse({ id: 7, resourceId: 11, name: "Winter table" });
const widget: Widget = {
  type: "promotion",
  options: { columns: 2, perpage: 1, withoutlet: false, special: false, filtered: false },
};
const list = (lastPage: number, deferred = false) =>
  toSlotView({ widget, deferred }, { kind: "promotions", resourceId: 11, cards: [card], lastPage });
const content = { nodes: [], css: "", isLightOnly: false, findings: [] };
const sent = (slot: SlotView) => hydratedSlots([{ key: "k", scope: "page-1", content, slots: [slot] }]);

test("a list with more pages is sent without the cards that are in the HTML", () => {
  expect(sent(list(3))).toEqual({
    "page-1:0": { widget, data: { kind: "promotions", resourceId: 11, cards: [], lastPage: 3 } },
  });
});

test("a complete list needs nothing in the browser", () => {
  expect(sent(list(1))).toEqual({});
});

test("a list that script has to mount is sent with its cards", () => {
  expect(sent(list(1, true))).toEqual({ "page-1:0": { ...list(1), deferred: true, isStatic: undefined } });
});

test("a list whose data could not be loaded stays hydrated, so that it can retry", () => {
  expect(sent(toSlotView({ widget }, undefined))).toEqual({ "page-1:0": { widget } });
});
