/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import { Alternatives } from "@/components/booking/refusal-notice";
import { AppError, type ErrorCode } from "@/lib/base/app-error";
import { formatShortDay } from "@/lib/base/format-day";
import { callApi } from "@/lib/http/call-api";
import type { Promotion } from "@/lib/offer/schema";
import english from "@/messages/en.json";
import korean from "@/messages/ko.json";

jest.mock("@/lib/http/call-api", () => ({ callApi: jest.fn() }));

const promotion = { id: 1101, resourceId: 11 } as Promotion;
const draft = {
  party: { adults: 2, children: 0, infants: 0 },
  date: "2026-12-24",
  time: "19:00",
  quantities: new Map<number, number>(),
  change: undefined,
};
const CALENDAR = "promotion/calendar";
const TIMETABLE = "promotion/timetable";
const LIST = "promotion/list";

const full: Record<string, unknown> = {
  [TIMETABLE]: [{ time: "19:00", status: "full" }],
  "promotion/calendarRange": { start: "2026-12-01", end: "2026-12-31" },
  [CALENDAR]: [{ date: "2026-12-25", status: "full" }],
  [LIST]: { rows: [] },
};

/** Sets what each call returns, by its name; an `AppError` is a failure. */
function answer(changes: Record<string, unknown> = {}) {
  jest.mocked(callApi).mockImplementation(async ({ name }) => {
    const value = await { ...full, ...changes }[name];
    if (value === undefined) throw new Error(`unexpected call of ${name}`);
    return (value instanceof AppError ? { ok: false, error: value } : { ok: true, value }) as never;
  });
}

const REFUSAL = english.Errors.cannot_make_reservation;

function show(locale: "en" | "ko" = "en") {
  render(
    <NextIntlClientProvider
      locale={locale}
      messages={locale === "en" ? english : korean}
      timeZone="Asia/Seoul"
    >
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Alternatives promotion={promotion} draft={draft} refusal={REFUSAL} />
      </SWRConfig>
    </NextIntlClientProvider>,
  );
}
const failure = (status = 503, code: ErrorCode = "backend_unavailable") => new AppError(code, { status });
const words = english.Summary;
const retry = () => screen.queryByRole("button", { name: english.Common.retry });

test("when every call says that nothing is free, that is shown without a retry (R6.7)", async () => {
  answer();
  show();
  expect(await screen.findByText(words.goneAll)).toBeTruthy();
  expect(screen.getByText(REFUSAL)).toBeTruthy();
  expect(retry()).toBeNull();
});

test("where something is free the head says that the time was taken, not that all is booked (R6.7)", async () => {
  answer({ [TIMETABLE]: [{ time: "18:30", status: "open" }] });
  show();
  expect(await screen.findByRole("link", { name: /^18:30/ })).toBeTruthy();
  expect(screen.getByText(words.taken)).toBeTruthy();
  expect(screen.queryByText(REFUSAL)).toBeNull();
});

test.each([
  [TIMETABLE, { [TIMETABLE]: [{ time: "18:30", status: "open" }] }, "18:30"],
  [
    "promotion/calendarRange",
    { [CALENDAR]: [{ date: "2026-12-26", status: "few" }] },
    formatShortDay("2026-12-26", "en"),
  ],
  [CALENDAR, { [CALENDAR]: [{ date: "2026-12-26", status: "open" }] }, formatShortDay("2026-12-26", "en")],
])(
  "while %s fails nothing is shown as full, and Retry calls it again (R6.7)",
  async (name, later, offered) => {
    answer({ ...later, [name]: failure() });
    show();
    expect(await screen.findByText(english.Finder.notChecked)).toBeTruthy();
    expect(screen.queryByText(words.goneAll)).toBeNull();
    expect(screen.queryByText(english.Finder.looking)).toBeNull();

    answer(later);
    fireEvent.click(screen.getByRole("button", { name: english.Common.retry }));
    expect(await screen.findByRole("link", { name: new RegExp(`^${offered}`) })).toBeTruthy();
    await waitFor(() => expect(retry()).toBeNull());
  },
);

test("times that could be loaded are offered beside a calendar that could not (R6.7)", async () => {
  answer({ [TIMETABLE]: [{ time: "20:00", status: "few" }], [CALENDAR]: failure() });
  show();
  expect(await screen.findByRole("link", { name: /^20:00/ })).toBeTruthy();
  expect(await screen.findByText(words.someNotChecked)).toBeTruthy();
  expect(retry()).not.toBeNull();
});

test("a failed list of other promotions is reported beside what is known (R6.7)", async () => {
  answer({ [LIST]: failure() });
  show();
  expect(await screen.findByText(words.goneAll)).toBeTruthy();
  expect(await screen.findByText(words.someNotChecked)).toBeTruthy();
});

test("nothing is shown as full before the calendar has responded (R6.7)", async () => {
  answer({ [CALENDAR]: new Promise(() => {}) });
  show();
  await waitFor(() =>
    expect(jest.mocked(callApi).mock.calls.map(([{ name }]) => name)).toEqual(
      expect.arrayContaining([TIMETABLE, CALENDAR, LIST]),
    ),
  );
  await screen.findByText(english.Finder.looking);
  expect(screen.queryByText(words.goneAll)).toBeNull();
});

test("a promotion that no longer accepts reservations offers nothing, without a retry (R6.7)", async () => {
  const ended = failure(422, "expired_promotion");
  answer({ [TIMETABLE]: ended, "promotion/calendarRange": ended });
  show();
  expect(await screen.findByText(words.goneAll)).toBeTruthy();
  expect(retry()).toBeNull();
});

test("the failure is reported in Korean as well (R6.7)", async () => {
  answer({ [TIMETABLE]: failure() });
  show("ko");
  expect(await screen.findByText(korean.Finder.notChecked)).toBeTruthy();
  expect(screen.getByRole("button", { name: korean.Common.retry })).toBeTruthy();
});
