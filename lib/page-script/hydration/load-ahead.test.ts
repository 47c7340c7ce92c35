/** @jest-environment jsdom */
import { loadAhead } from "@/lib/page-script/hydration/load-ahead";

const idle: (() => void)[] = [];
jest.mock("@/lib/page-script/when-idle", () => ({ whenIdle: (then: () => void) => idle.push(then) }));

/** Lets the browser be idle once. */
async function rest(): Promise<void> {
  idle.shift()?.();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

afterEach(() => {
  idle.length = 0;
  Object.assign(navigator, { connection: undefined });
});

test("what is loaded ahead is loaded one by one while the page is idle, whatever fails", async () => {
  const loaded: string[] = [];
  loadAhead(async () => {
    loaded.push("lost");
    throw new Error("lost");
  });
  loadAhead(async () => loaded.push("list"));
  expect(loaded).toEqual([]);
  await rest();
  expect(loaded).toEqual(["lost"]);
  await rest();
  expect(loaded).toEqual(["lost", "list"]);
});

test("nothing is loaded ahead in data saver mode", () => {
  Object.assign(navigator, { connection: { saveData: true } });
  loadAhead(() => Promise.reject(new Error("loaded")));
  expect(idle).toEqual([]);
});
