import { liveSlots } from "@/components/cms/live-slots";
import type { SlotView } from "@/lib/cms/content/part-view";
import { promotionCardSchema } from "@/lib/promotion/schema";

const card = promotionCardSchema.parse({ id: 7, resourceId: 11, name: "Winter table" });
const list = (lastPage: number): SlotView => ({
  widget: {
    type: "promotion",
    options: { columns: 2, perpage: 1, withoutlet: false, special: false },
  } as SlotView["widget"],
  data: { kind: "promotions", resourceId: 11, cards: [card], lastPage },
});
const content = { nodes: [], css: "", isForPaper: false, findings: [] };
const sent = (slot: SlotView) => liveSlots([{ key: "k", scope: "page-1", content, slots: [slot] }]);

test("a list that goes on travels without the cards that stand in the page", () => {
  expect(sent(list(3))).toEqual({
    "page-1:0": { ...list(3), data: { ...list(3).data, cards: [] } },
  });
});

test("a list that is whole needs nothing in the browser", () => {
  expect(sent(list(1))).toEqual({});
});

test("a list that script has to mount takes its cards along", () => {
  const deferred = { ...list(1), deferred: true } as const;
  expect(sent(deferred)).toEqual({ "page-1:0": deferred });
});

test("a list whose data could not be had stays live, so that it can try again", () => {
  const { data: _none, ...failed } = list(1);
  expect(sent(failed)).toEqual({ "page-1:0": failed });
});
