import { createAttemptKey } from "@/lib/http/attempt-key";

test("the same request keeps its key until it is settled, and another request gets its own (R6.9)", () => {
  const attempt = createAttemptKey();
  const first = attempt.keyFor({ check: "1001" });
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(attempt.keyFor({ check: "1001" })).toBe(first);
  const other = attempt.keyFor({ check: "1002" });
  expect(other).not.toBe(first);
  attempt.markAnswered();
  expect(attempt.keyFor({ check: "1002" })).not.toBe(other);
});
