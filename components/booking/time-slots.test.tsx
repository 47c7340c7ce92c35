/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { TimeSlots } from "@/components/booking/time-slots";
import { useTimes } from "@/components/booking/use-availability";
import { promotionSchema } from "@/lib/offer/schema";
import messages from "@/messages/en.json";

jest.mock("@/components/booking/use-availability", () => ({
  useTimes: jest.fn(),
  useHours: () => ({ start: "17:30", end: "20:00", interval: 30 }),
}));

// The tables of the neighbours, which nothing here asks about.
jest.mock("@/components/ui/use-call", () => ({ useCall: () => ({ data: undefined, error: undefined }) }));

const promotion = promotionSchema.parse({
  id: 1,
  resourceId: 2,
  name: "Dinner",
  outlet: { resourceId: 2, name: "Onsil", phone: "02-0000-1201" },
});
const times = jest.mocked(useTimes);

function offer(...slots: { time: string; status: string; remaining?: number }[]) {
  times.mockReturnValue({ data: slots, error: undefined, mutate: jest.fn() } as never);
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <TimeSlots
        promotion={promotion}
        title="Thursday 24 December"
        date="2026-12-24"
        time={undefined}
        party={{ adults: 2, children: 0, infants: 0 }}
        onChoose={() => {}}
      />
    </NextIntlClientProvider>,
  );
}

test("few seats are told by their number alone: an unknown one is neither few nor none (R6.4)", () => {
  offer({ time: "18:00", status: "few" }, { time: "19:00", status: "few", remaining: 1 });
  expect(screen.getByRole("radio", { name: "18:00" })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "19:00, 1 seat left" })).toBeTruthy();
});

test("the free times stand under their part of the day, and the full ones are folded away (R6.4)", () => {
  offer(
    { time: "12:00", status: "open" },
    { time: "18:00", status: "full" },
    { time: "19:00", status: "open" },
  );
  const { part } = messages.Finder;
  const parts = screen.getAllByText(new RegExp(`^(${Object.values(part).join("|")})$`));
  expect(parts.map((each) => each.parentElement?.querySelector("input")?.value)).toEqual(["12:00", "19:00"]);
  const full = screen.getByText("1 time fully booked").closest("details");
  expect(full?.open).toBe(false);
  expect(full?.querySelector("input")?.value).toBe("18:00");
});

test("what a chosen day has is announced, and its times are named with the day and the restaurant (R6.4)", () => {
  offer({ time: "12:00", status: "open" }, { time: "18:00", status: "full" });
  expect(screen.getByRole("status").textContent).toBe("Thursday 24 December: 1 time available");
  expect(screen.getByRole("radiogroup", { name: "Thursday 24 December, Onsil" })).toBeTruthy();
});

test("for two times no first and last table is named (R6.4)", () => {
  offer({ time: "17:30", status: "open" }, { time: "20:00", status: "open" });
  expect(screen.queryByText(/First table/)).toBeNull();
});

test("a day with every time taken says so", () => {
  offer(...["17:30", "18:00", "18:30"].map((time) => ({ time, status: "full" })));
  expect(screen.getAllByRole("status").map((each) => each.textContent)).toContain(messages.Reserve.allFull);
  expect(screen.getByText("First table 17:30, last table 20:00.")).toBeTruthy();
});

test.each([
  ["every time is taken", ["17:30", "18:00"], true],
  ["no time is left", [], true],
  ["a time is free", ["17:30"], false],
])("where %s, with the times %j, the outlet can be called: %j (R6.4)", (_case, full, canCall) => {
  offer(...full.map((time) => ({ time, status: canCall ? "full" : "open" })));
  const call = screen.queryByRole("link", { name: "Call 02-0000-1201" });
  expect(call?.getAttribute("href")).toBe(canCall ? "tel:0200001201" : undefined);
});

test("the hours, which may load later, do not shift the times under a finger", () => {
  offer(...["17:30", "18:00", "20:00"].map((time) => ({ time, status: "open" })));
  const hours = screen.getByText("First table 17:30, last table 20:00.");
  expect(hours.compareDocumentPosition(screen.getByRole("radiogroup"))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});
