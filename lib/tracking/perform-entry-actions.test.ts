/** @jest-environment jsdom */
import { AppError } from "@/lib/base/app-error";
import { callApi } from "@/lib/http/call-api";
import { performEntryActions } from "@/lib/tracking/perform-entry-actions";
import { rememberEntry } from "@/lib/tracking/remember-arrival";

jest.mock("@/lib/http/call-api");

const answer = (status?: number) =>
  jest
    .mocked(callApi)
    .mockResolvedValue(
      status === undefined
        ? { ok: true, value: true as never }
        : { ok: false, error: new AppError("unexpected", { status }) },
    );
const calls = () => jest.mocked(callApi).mock.calls.map(([endpoint, input]) => [endpoint.name, input]);
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null");
const signIn = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = "signed-in=1";
};

beforeEach(() => {
  localStorage.clear();
  jest.mocked(callApi).mockReset();
  // biome-ignore lint/suspicious/noDocumentCookie: likewise
  document.cookie = "signed-in=; max-age=0";
  history.replaceState(null, "", "/promotion/14/1401");
  window.siteEntry = {};
});

test("the keys of an address are stored under their prescribed names (R10.5, R10.6)", () => {
  window.siteEntry = {
    campaign: "winter-1",
    "shared-by": "k_1",
    language: "en",
    "reservation-id": "AH_21",
    register: "true",
    "post-action": "coupon-7",
    action: "join",
  };
  rememberEntry(14);
  expect(stored("campaign")).toBe("winter-1");
  expect(stored("shared-by")).toBe("k_1");
  expect(stored("language")).toBe("en");
  expect(stored("booked-reservation-id")).toBe("AH_21");
  expect(stored("register-flags")).toEqual([14]);
  expect(stored("post-action")).toEqual({
    hId: "coupon-7",
    trigger: "join",
    targetType: "promotion",
    attempt: expect.any(String),
  });
});

test("invalid values of an address are not stored, and ignore-action is honoured (R10.5)", () => {
  window.siteEntry = {
    campaign: "line\nbreak",
    register: "-1",
    language: "fr",
    "reservation-id": "AH_x",
    "post-action": "coupon-7",
    action: "join",
    "ignore-action": "true",
  };
  rememberEntry(14);
  expect(Object.keys({ ...localStorage })).toEqual(["post-action"]);
  expect(stored("post-action").trigger).toBe("login");
});

test("an action of an address waits for a login, and runs once with one (R10.5)", async () => {
  answer();
  window.siteEntry = { register: "11", "post-action": "coupon-7" };
  rememberEntry(undefined);
  await performEntryActions();
  expect(calls()).toEqual([]);
  signIn();
  await performEntryActions();
  await performEntryActions();
  expect(calls()).toEqual([
    ["customer/apply/resource", { id: 11 }],
    ["postAction/execute", { hId: "coupon-7", trigger: "login", targetType: "promotion" }],
  ]);
});

test("a failed action of an address is repeated under the same key (R10.5)", async () => {
  answer(503);
  signIn();
  window.siteEntry = { "post-action": "coupon-7" };
  rememberEntry(undefined);
  window.siteEntry = {};
  await performEntryActions();
  answer();
  await performEntryActions();
  const keys = jest.mocked(callApi).mock.calls.map(([, , options]) => options?.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test.each([
  [401, true],
  [503, true],
  [422, false],
])(
  "after a response with status %d an action of an address waits for another page: %s (R10.5)",
  async (status, waits) => {
    answer(status);
    signIn();
    window.siteEntry = { register: "11", "post-action": "coupon-7" };
    rememberEntry(undefined);
    await performEntryActions();
    expect(stored("register-flags")).toEqual(waits ? [11] : []);
    expect(stored("post-action") !== null).toBe(waits);
  },
);

test("after a guest leaves before the response, the next page retries under the same key (R10.5)", async () => {
  jest.mocked(callApi).mockReturnValue(new Promise(() => {}));
  signIn();
  window.siteEntry = { register: "11", "post-action": "coupon-7" };
  rememberEntry(undefined);
  const attempt = stored("post-action").attempt;
  void performEntryActions();
  expect(stored("register-flags")).toEqual([11]);
  answer();
  await performEntryActions();
  expect(jest.mocked(callApi).mock.calls.at(-1)?.[2]).toEqual({ idempotencyKey: attempt });
  expect(stored("register-flags")).toEqual([]);
  expect(stored("post-action")).toBeNull();
});

test("an action that another address stored during the call is kept (R10.5)", async () => {
  signIn();
  window.siteEntry = { "post-action": "coupon-7" };
  rememberEntry(undefined);
  jest.mocked(callApi).mockImplementation(async () => {
    window.siteEntry = { "post-action": "coupon-8" };
    rememberEntry(undefined);
    return { ok: true, value: true as never };
  });
  await performEntryActions();
  expect(stored("post-action").hId).toBe("coupon-8");
});

test("without storage the page carries out its own address's keys once (R10.6)", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  answer();
  signIn();
  window.siteEntry = { register: "11", "post-action": "coupon-7" };
  rememberEntry(undefined);
  await performEntryActions();
  await performEntryActions();
  expect(calls()).toEqual([
    ["customer/apply/resource", { id: 11 }],
    ["postAction/execute", { hId: "coupon-7", trigger: "login", targetType: "promotion" }],
  ]);
});
