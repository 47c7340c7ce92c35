/** @jest-environment jsdom */
import { beforeNewStart, NEW_START } from "@/lib/browser/new-start";

const mayStartAnew = () => window.dispatchEvent(new Event(NEW_START, { cancelable: true }));

test("R12.4 a reload is allowed when no listener has unsaved work", () => {
  expect(mayStartAnew()).toBe(true);
  let isPaying = true;
  const takeBack = beforeNewStart(() => !isPaying);
  const others = beforeNewStart(() => true);
  expect(mayStartAnew()).toBe(false);
  isPaying = false;
  expect(mayStartAnew()).toBe(true);
  isPaying = true;
  takeBack();
  expect(mayStartAnew()).toBe(true);
  others();
});
