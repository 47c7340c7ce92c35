/** @jest-environment jsdom */
import { nextTurn } from "./idle-tasks";

afterEach(() => {
  Reflect.deleteProperty(window, "scheduler");
  Reflect.deleteProperty(window, "requestIdleCallback");
});

test("the next turn comes with a task in the background, not with an idle callback", async () => {
  const postTask = jest.fn(async (task: () => void) => task());
  Object.assign(window, { scheduler: { postTask }, requestIdleCallback: jest.fn() });
  await nextTurn();
  expect(postTask).toHaveBeenCalledWith(expect.any(Function), { priority: "background" });
  expect(window.requestIdleCallback).not.toHaveBeenCalled();
});

test("without a scheduler it comes once the browser is idle", async () => {
  const waiting: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (then: () => void) => waiting.push(then) });
  const turned = jest.fn();
  const turn = nextTurn().then(turned);
  await Promise.resolve();
  expect(turned).not.toHaveBeenCalled();
  for (const then of waiting) then();
  await turn;
  expect(turned).toHaveBeenCalled();
});
