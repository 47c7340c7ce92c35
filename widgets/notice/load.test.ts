import { paths } from "@/lib/routing/paths";
import { loadNotice } from "@/widgets/notice/load";

test.each([
  [paths.home(), true],
  [paths.promotion(11, 1101), true],
  [paths.book(), true],
  [paths.diningSummary(11, 1101), false],
  [paths.paymentRequest(11, "AH_1"), false],
])("a line of news on %s: %s (R4.11)", async (path, isShown) => {
  expect(await loadNotice({}, "en", { path, resourceId: undefined })).toEqual({ kind: "notice", isShown });
});
