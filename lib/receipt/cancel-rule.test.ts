import { cancelBlock } from "@/lib/receipt/cancel-rule";

const table = { status: "confirmed", date: "2026-12-24", time: "19:00" } as const;
const at = (instant: string) => new Date(instant);

test.each([
  ["2026-12-23T18:59:59+09:00", "none"],
  ["2026-12-23T19:00:00+09:00", "none"],
  ["2026-12-23T19:00:01+09:00", "tooLate"],
  ["2026-12-24T19:30:00+09:00", "tooLate"],
  ["2026-12-23T02:00:01-08:00", "tooLate"],
])("at %s cancelling a table of 24 December, 19:00 in Seoul, is %s (R8.2)", (now, block) => {
  expect(cancelBlock(table, at(now))).toBe(block);
});

test.each(["pending", "accepted", "confirmed"] as const)(
  "a table that is %s can be cancelled until 24 hours before (R8.2)",
  (status) => {
    expect(cancelBlock({ ...table, status }, at("2026-12-01T00:00:00+09:00"))).toBe("none");
    expect(cancelBlock({ ...table, status }, at("2026-12-24T00:00:00+09:00"))).toBe("tooLate");
  },
);

test.each(["cancelled", "noshow", "seated", "turned_over", "call_absent"] as const)(
  "a reservation that is %s can no longer be cancelled (R8.2)",
  (status) => {
    expect(cancelBlock({ ...table, status }, at("2026-12-01T00:00:00+09:00"))).toBe("notOpen");
  },
);
