import { googleCalendarAddress } from "@/lib/booking/calendar-links";

test("the Google Calendar link has the UTC instants, and Seoul as the display zone (R9.3)", () => {
  const address = googleCalendarAddress(
    { date: "2026-12-24", time: "00:30" },
    { title: "문라이트 & 바", details: "AH_7", location: "제주" },
  );
  const query = new URL(address).searchParams;
  expect(query.get("dates")).toBe("20261223T153000Z/20261223T173000Z");
  expect(query.get("ctz")).toBe("Asia/Seoul");
  expect(query.get("text")).toBe("문라이트 & 바");
});
