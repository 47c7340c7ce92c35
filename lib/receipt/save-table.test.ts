/** @jest-environment jsdom */
import { saveTable, type TableToSave } from "@/lib/receipt/save-table";

jest.mock("@/lib/receipt/saved-page", () => ({ writeSavedPage: () => "<h1>Table</h1>" }));
jest.mock("@/lib/receipt/style-tokens", () => ({ readStyleTokens: () => "" }));

/** A worker that the browser has just begun to install. */
class Worker extends EventTarget {
  state: ServiceWorkerState = "installing";

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

const table: TableToSave = {
  path: "/payment-request/31/AH_1",
  session: "mark",
  begins: new Date("2026-11-26T09:30:00Z"),
  page: {
    language: "en",
    stamp: "",
    status: "",
    name: "",
    place: "",
    facts: [],
    sections: [],
    links: [],
    again: "",
  },
};

let workers: Worker[];

beforeEach(() => {
  workers = [];
  const register = async () => {
    const installing = new Worker();
    workers.push(installing);
    return { installing, waiting: null, active: null };
  };
  Object.assign(globalThis, {
    Response: class {},
    caches: { open: async () => ({ keys: async () => [], put: async () => undefined }) },
  });
  Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
});

/** Saves the table; tells whether the guest has been told so yet, and what. */
function save(): { outcome: () => boolean | undefined; settled: Promise<boolean> } {
  let told: boolean | undefined;
  const settled = saveTable(table).then((saved) => {
    told = saved;
    return saved;
  });
  return { outcome: () => told, settled };
}

const untilRegistered = async () => {
  while (workers.length < 2) await new Promise((resolve) => setTimeout(resolve));
};

test("a receipt counts as saved once every worker that opens it is active (R8.1)", async () => {
  const { outcome, settled } = save();
  await untilRegistered();
  workers[0]?.become("activated");
  await new Promise((resolve) => setTimeout(resolve));
  expect(outcome()).toBeUndefined();
  workers[1]?.become("installed");
  workers[1]?.become("activated");
  expect(await settled).toBe(true);
});

test("a receipt is not saved when its worker cannot be installed (R8.1)", async () => {
  const { settled } = save();
  await untilRegistered();
  workers[0]?.become("activated");
  workers[1]?.become("redundant");
  expect(await settled).toBe(false);
});

const denied = async () => {
  throw new DOMException("denied", "SecurityError");
};
const active = Object.assign(new Worker(), { state: "activated" });

test.each([
  ["that denies its storage", { open: denied }, { register: denied }],
  ["that denies workers", { open: async () => ({ keys: async () => [] }) }, undefined],
  [
    "whose storage is full",
    { open: async () => ({ keys: async () => [], put: denied }) },
    { register: async () => ({ active }) },
  ],
])("on a device %s a receipt is not saved, and nothing throws (R8.1)", async (_, caches, serviceWorker) => {
  Object.assign(globalThis, { caches });
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  expect(await saveTable(table)).toBe(false);
});
