/** @jest-environment jsdom */
import { beforeChunkReload } from "@/lib/browser/reload";
import { reloadOnce, reloadUnhydratedOnce } from "@/lib/server/before-hydration/page-reload";

const notice = () => document.querySelector<HTMLElement>("[data-incomplete]");

const answer = (status: number, text: string) => ({ status, text: async () => text });

/** What the server's own address answers, or that it does not. */
const answers = jest.fn<Promise<{ status: number; text: () => Promise<string> }>, []>();

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [{ type: "navigate" }] });
  Object.assign(globalThis, { fetch: answers });
  answers.mockReset().mockResolvedValue(answer(200, "ok\n"));
  sessionStorage.clear();
  history.replaceState(null, "", "/p/winter");
  document.body.innerHTML = "<p data-incomplete hidden>Incomplete <button>Try again</button></p>";
});

test("a payment page is not reloaded when a script is lost (R12.4)", async () => {
  history.replaceState(null, "", "/payment-request/14/AH_7");
  expect(await reloadOnce()).toBe(false);
});

describe.each([
  ["a page that is hydrated", reloadOnce],
  ["an unhydrated page", reloadUnhydratedOnce],
])("%s that has lost a script", (_name, reload) => {
  test("stays, and says that it is incomplete, without a connection (R12.4)", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    answers.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await reload()).toBe(false);
    expect(notice()?.hidden).toBe(false);
  });

  test.each([
    ["the server does not answer", () => answers.mockRejectedValue(new TypeError("Failed to fetch"))],
    ["a proxy answers for a server that is gone", () => answers.mockResolvedValue(answer(502, "ok\n"))],
    ["a proxy hides the address", () => answers.mockResolvedValue(answer(404, ""))],
    [
      "a network shows a login of its own",
      () => answers.mockResolvedValue(answer(200, "<html>Wi-Fi</html>")),
    ],
  ])("stays, and says that it is incomplete, where %s (R12.4)", async (_where, fail) => {
    fail();
    expect(await reload()).toBe(false);
    expect(notice()?.hidden).toBe(false);
  });

  test("asks the server again when another script is lost later (R12.4)", async () => {
    answers.mockRejectedValue(new TypeError("Failed to fetch"));
    await reload();
    await reload();
    expect(answers).toHaveBeenCalledTimes(2);
  });
});

test("a page that is hydrated asks the server once for several scripts lost together", async () => {
  answers.mockRejectedValue(new TypeError("Failed to fetch"));
  await Promise.all([reloadOnce(), reloadOnce(), reloadOnce()]);
  expect(answers).toHaveBeenCalledTimes(1);
});

test("the notice asks the server before the guest's own retry, and says the same again without an answer", async () => {
  answers.mockRejectedValue(new TypeError("Failed to fetch"));
  await reloadOnce();
  answers.mockClear();
  let failRequest: (error: Error) => void = () => {};
  answers.mockReturnValue(new Promise((_, reject) => (failRequest = reject)));
  const saved = jest.fn(() => true);
  const takeBack = beforeChunkReload(saved);
  document.querySelector("button")?.click();
  expect(saved).toHaveBeenCalledTimes(1);
  expect(answers).toHaveBeenCalledTimes(1);
  expect(notice()?.hidden).toBe(true);
  failRequest(new TypeError("Failed to fetch"));
  await new Promise(process.nextTick);
  await new Promise(process.nextTick);
  expect(notice()?.hidden).toBe(false);
  takeBack();
});

test("a page is not reloaded when typed input would be lost (R12.4)", async () => {
  const takeBack = beforeChunkReload(() => false);
  expect(await reloadOnce()).toBe(false);
  takeBack();
});

test("a page is not reloaded again soon after a reload (R12.4)", async () => {
  sessionStorage.setItem("chunk-reload", String(Date.now() - 1_000));
  expect(await reloadOnce()).toBe(false);
});

test("a page is not reloaded when the reload cannot be recorded (R12.4)", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(await reloadOnce()).toBe(false);
});

test("an unhydrated page that a reload has brought is not reloaded again (R12.4)", async () => {
  Object.assign(performance, { getEntriesByType: () => [{ type: "reload" }] });
  expect(await reloadUnhydratedOnce()).toBe(true);
  expect(notice()?.hidden).toBe(false);
});

test.each([
  ["by a link", 1_000_000, () => document.querySelector("a")?.click()],
  ["in another way", 2_000_000, () => dispatchEvent(new Event("beforeunload"))],
])(
  "a page is not reloaded, and says nothing, while the guest is leaving %s (R12.4)",
  async (_, now, leave) => {
    jest.spyOn(Date, "now").mockReturnValue(now);
    document.body.insertAdjacentHTML("beforeend", '<a href="#elsewhere">Elsewhere</a>');
    leave();
    expect(await reloadOnce()).toBe(false);
    expect(await reloadUnhydratedOnce()).toBe(false);
    expect(notice()?.hidden).toBe(true);
  },
);
