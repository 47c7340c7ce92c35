/** @jest-environment jsdom */
import { loadAhead } from "@/lib/page-script/hydration/load-ahead";

const idle: (() => void)[] = [];
jest.mock("@/lib/page-script/when-idle", () => ({ whenIdle: (then: () => void) => idle.push(then) }));

/** Lets the browser be idle once. */
async function rest(): Promise<void> {
  for (const then of idle.splice(0)) then();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

afterEach(() => {
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
  expect(loaded).toEqual(["form", "share", "picture"]);
  await rest();
  expect(loaded).toHaveLength(3);
  loads[1]?.(false);
  await rest();
  await rest();
  expect(loaded).toEqual(["form", "share", "picture", "list"]);
  loads[0]?.(true);
  await rest();
  await rest();
  expect(loaded).toHaveLength(5);
});

test("nothing is loaded ahead in data saver mode", () => {
  Object.assign(navigator, { connection: { saveData: true } });
  loadAhead(() => Promise.reject(new Error("loaded")));
  expect(idle).toEqual([]);
});
