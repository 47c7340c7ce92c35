import { checkNamedRecords } from "@/app/_lint/look-up-references";
import { AppError } from "@/lib/base/app-error";
import { couponExists } from "@/lib/coupon/loaders";
import { loadEvents } from "@/lib/event/loaders";
import { namedRecords } from "@/lib/workbench/lint/references";

jest.mock("@/lib/coupon/loaders", () => ({ couponExists: jest.fn() }));
jest.mock("@/lib/event/loaders", () => ({ loadEvents: jest.fn() }));

const NOW = Date.parse("2026-11-29T03:00:00Z");
const ORIGIN = "https://yeoul.example";
const faultsOf = async (html: string) =>
  (await checkNamedRecords(namedRecords(`<h1>A</h1>\n${html}`, ORIGIN), NOW)).map(
    ({ line, code, words, cause, severity }) => [line, severity, code, cause, words],
  );
const quiz = { id: 2, name: "Quiz", begins: undefined, ends: undefined, judged: undefined };
const event = (id: string) => `<div class="cms-box-event" eventid="${id}"><button>Go</button></div>`;

beforeEach(() => {
  jest.mocked(loadEvents).mockResolvedValue([quiz]);
  jest.mocked(couponExists).mockImplementation(async (id) => id === 31);
});

test.each([
  [event("7"), "event", "7"],
  ['<a href="/coupon/99">Coupon</a>', "coupon", "99"],
  [`<a href="${ORIGIN}/coupon/99">Coupon</a>`, "coupon", "99"],
  [
    `<div class="cms-box-list" items='[{"name":"C","route":"coupon","params":{"id":99}}]'></div>`,
    "coupon",
    "99",
  ],
  [
    `<div class="cms-box-action" action='{"type":"move-page","name":"coupon","params":{"id":"99"}}'>C</div>`,
    "coupon",
    "99",
  ],
])("%s is reported as one that does not exist (R11.4)", async (html, kind, words) => {
  expect(await faultsOf(html)).toEqual([[2, "error", "missing-record", kind, words]]);
});

test("an event and a coupon that exist, and the list of all coupons, are no finding (R11.4)", async () => {
  expect(await faultsOf(`${event("2")}<a href="/coupon/31">One</a><a href="/coupon">All</a>`)).toEqual([]);
});

test("an event that has ended, and a quiz that asks nothing, are reported (R11.4)", async () => {
  jest.mocked(loadEvents).mockResolvedValue([
    { ...quiz, ends: "2026-11-28T14:59:59Z" },
    { ...quiz, id: 3, ends: "2026-11-30T14:59:59+09:00", judged: true },
    { ...quiz, id: 4, begins: "2026-12-01T00:00:00Z", judged: false },
  ]);
  const asking = event("3").replace(" eventid", ` question='[{"question":"Why?"}]' eventid`);
  expect(await faultsOf(event("2") + asking + event("4"))).toEqual([
    [2, "error", "missing-record", "ended", "2"],
  ]);
  expect(await faultsOf(event("3"))).toEqual([[2, "warning", "question-options", "unasked", "3"]]);
});

test("where the back end does not tell, the author reads that it could not be checked (R11.4)", async () => {
  jest.mocked(loadEvents).mockRejectedValue(new AppError("page_not_found", { status: 404 }));
  jest.mocked(couponExists).mockRejectedValue(new AppError("forbidden", { status: 403 }));
  expect(await faultsOf(`${event("2")}<a href="/coupon/31">One</a>`)).toEqual([
    [2, "warning", "unchecked-record", "event", "2"],
    [2, "warning", "unchecked-record", "coupon", "31"],
  ]);
});

test("what cannot be looked up just now is not said to be untold by the back end (R11.4)", async () => {
  jest.mocked(loadEvents).mockRejectedValue(new AppError("backend_unavailable"));
  jest.mocked(couponExists).mockRejectedValue(new AppError("unexpected", { status: 503 }));
  expect(await faultsOf(`${event("2")}<a href="/coupon/31">One</a>`)).toEqual([]);
});
