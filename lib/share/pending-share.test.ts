/** @jest-environment jsdom */
import { rememberShare, takePendingShare } from "@/lib/share/pending-share";

test("a share goes on once, on the page for which it was remembered", () => {
  rememberShare("Winter");
  expect([takePendingShare(), takePendingShare()]).toEqual(["Winter", undefined]);
});

test("a share is forgotten where the guest went on to another page", () => {
  rememberShare("Winter");
  history.replaceState(null, "", "/p/about");
  expect(takePendingShare()).toBeUndefined();
  history.replaceState(null, "", "/");
  expect(takePendingShare()).toBeUndefined();
});

test("a share of a quarter of an hour ago is none any more", () => {
  const past = Date.now() - 15 * 60_000;
  jest.spyOn(Date, "now").mockReturnValueOnce(past);
  rememberShare("Winter");
  expect(takePendingShare()).toBeUndefined();
});
