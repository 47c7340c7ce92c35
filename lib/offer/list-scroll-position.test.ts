/** @jest-environment jsdom */
import { type ListPosition, readListPosition, rememberListPosition } from "@/lib/offer/list-scroll-position";
import { promotionCardSchema } from "@/lib/offer/schema";

const card = promotionCardSchema.parse({ id: 7, resourceId: 11, name: "Winter table" });
const position: ListPosition = { pages: { further: [card], page: 2, lastPage: 4 }, scrollY: 1_200 };

/** Mocks the navigation type of the page. */
function arriveBy(type: string) {
  class Timing {
    type = type;
  }
  Object.assign(window, { PerformanceNavigationTiming: Timing });
  const entriesOf = (kind: string) => (kind === "navigation" ? [new Timing()] : []);
  Object.assign(performance, { getEntriesByType: entriesOf });
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/r/11");
});

test("Back restores the reader's position in a list (R1.5, R4.10)", () => {
  rememberListPosition("page-1:0", position);
  arriveBy("back_forward");
  expect(readListPosition("page-1:0")).toEqual(position);
});

test.each(["navigate", "reload"])("a page opened by %s starts at its top (R1.5)", (type) => {
  rememberListPosition("page-1:0", position);
  arriveBy(type);
  expect(readListPosition("page-1:0")).toBeUndefined();
});

test("another list, or the same one on another page, has its own position (R1.5)", () => {
  rememberListPosition("page-1:0", position);
  arriveBy("back_forward");
  expect(readListPosition("page-1:1")).toBeUndefined();
  history.replaceState(null, "", "/r/12");
  expect(readListPosition("page-1:0")).toBeUndefined();
});

test("an unreadable stored position is ignored (R10.6)", () => {
  arriveBy("back_forward");
  sessionStorage.setItem("list:/r/11:page-1:0", JSON.stringify({ pages: { further: [], page: "x" } }));
  expect(readListPosition("page-1:0")).toBeUndefined();
});

test("a browser without a navigation type starts at the top (R10.6)", () => {
  rememberListPosition("page-1:0", position);
  arriveBy("back_forward");
  Object.assign(performance, { getEntriesByType: () => [] });
  expect(readListPosition("page-1:0")).toBeUndefined();
});
