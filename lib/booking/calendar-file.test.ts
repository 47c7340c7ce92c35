import { calendarFile } from "@/lib/booking/calendar-file";
import { reservationSchema } from "@/lib/booking/schema";

const reservation = reservationSchema.parse({
  reservationId: "AH_20418",
  resourceId: 19,
  promotionId: 1901,
  date: "2026-12-24",
  time: "00:30",
  adult: 2,
  amount: 180_000,
  status: "confirmed",
  paymentStatus: "approved",
  refundRules: [
    { type: "relative", hoursBefore: 72, percent: 100 },
    { type: "relative", hoursBefore: 24, percent: 50 },
  ],
});
const words = {
  title: "문라이트 바",
  description: "예약 번호 AH_20418",
  location: "제주, 여울 2층",
  alarm: "지금까지는 전액 환불",
  url: "https://yeoul.test/payment-request/19/AH_20418",
};
const now = new Date("2026-12-01T03:04:05Z");
const lines = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

test("every line of the file ends as the format requires, the last one too (R9.3)", () => {
  const file = calendarFile(reservation, words, now);
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
  expect(file).not.toMatch(/[^\r]\n/);
});

test("a Korean table is written in Seoul time with its zone rules, whatever the server's zone (R9.3)", () => {
  const file = lines(calendarFile(reservation, words, now));
  expect(file).toContain("UID:AH_20418");
  expect(file).toContain("DTSTART;TZID=Asia/Seoul:20261224T003000");
  expect(file).toContain("DTEND;TZID=Asia/Seoul:20261224T023000");
  expect(file).toContain("DTSTAMP:20261201T030405Z");
  expect(file.indexOf("BEGIN:VTIMEZONE")).toBeGreaterThan(0);
  expect(file).toContain("TZOFFSETTO:+0900");
  expect(file).toContain("STATUS:CONFIRMED");
  expect(file).toContain("LOCATION:제주\\, 여울 2층");
});

test("the alarm is three hours before the best refund ends, and left out once that has passed (R6.6)", () => {
  expect(lines(calendarFile(reservation, words, now))).toContain("TRIGGER:-P3DT1H");
  const later = calendarFile(reservation, words, new Date("2026-12-22T00:00:00+09:00"));
  expect(later).not.toContain("VALARM");
});

test("a cancelled reservation has the status CANCELLED and a higher sequence number (R8.2)", () => {
  const file = lines(calendarFile({ ...reservation, status: "cancelled" }, words, now));
  expect(file).toContain("STATUS:CANCELLED");
  expect(file).toContain("SEQUENCE:2");
  expect(file.join()).not.toContain("VALARM");
});

test("a table that is paid at the restaurant has no alarm about a refund (R6.6)", () => {
  const unpaid = { ...reservation, paymentStatus: undefined, needsPayment: false };
  expect(calendarFile(unpaid, words, now)).not.toContain("VALARM");
});
