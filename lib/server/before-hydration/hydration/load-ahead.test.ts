/** @jest-environment jsdom */
import { loadAhead } from "@/lib/server/before-hydration/hydration/load-ahead";

const idle: (() => void)[] = [];
jest.mock("@/lib/server/before-hydration/idle-tasks", () => ({
  whenIdle: (then: () => void) => idle.push(then),
}));

/** Lets the pause before the next one pass, and then the browser be idle. */
async function rest(): Promise<void> {
  await jest.advanceTimersByTimeAsync(100);
  for (const then of idle.splice(0)) then();
  await jest.advanceTimersByTimeAsync(0);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  idle.length = 0;
  Object.assign(navigator, { connection: undefined });
});

test("what is loaded ahead is loaded in order while the page is idle, a few at once, whatever fails", async () => {
  const loaded: string[] = [];
  const loads: ((isHere: boolean) => void)[] = [];
  for (const name of ["form", "share", "picture", "list", "map"]) {
    loadAhead(() => {
      loaded.push(name);
      return new Promise<void>((resolve, reject) => {
        loads.push((isHere) => (isHere ? resolve() : reject(new Error("lost"))));
      });
    });
  }
  expect(loaded).toEqual([]);
  await rest();
  expect(loaded).toEqual(["form"]);
  await rest();
  await rest();
  expect(loaded).toEqual(["form", "share", "picture"]);
  await rest();
  expect(loaded).toHaveLength(3);
  loads[0]?.(false);
  await rest();
  await rest();
  expect(loaded).toEqual(["form", "share", "picture", "list"]);
  loads[1]?.(true);
  await rest();
  await rest();
  expect(loaded).toHaveLength(5);
  for (const end of loads) end(true);
  await rest();
});

test("what is asked for while nothing waits any more is loaded too", async () => {
  const loaded: string[] = [];
  for (const name of ["first", "second"]) {
    loadAhead(async () => loaded.push(name));
    await rest();
    await rest();
  }
  expect(loaded).toEqual(["first", "second"]);
});

test("nothing is loaded ahead without a connection, and the next with one is", async () => {
  const loaded: string[] = [];
  const isOnline = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  loadAhead(async () => loaded.push("offline"));
  await rest();
  isOnline.mockRestore();
  loadAhead(async () => loaded.push("online"));
  await rest();
  expect(loaded).toEqual(["online"]);
});

test("nothing is loaded ahead in data saver mode", () => {
  Object.assign(navigator, { connection: { saveData: true } });
  loadAhead(() => Promise.reject(new Error("loaded")));
  expect(idle).toEqual([]);
});
