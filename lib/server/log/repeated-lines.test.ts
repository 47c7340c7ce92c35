import { createLog } from "./log";
import { openTrace, type RequestTrace, runInTrace } from "./request-trace";

type Line = { msg: string; requestId?: string; repeated?: number; requestIds?: string[] };

function openLog() {
  const text: string[] = [];
  const log = createLog({ write: (line) => text.push(line) });
  return { log, size: () => text.join("").length, lines: () => text.map((line): Line => JSON.parse(line)) };
}

const within = (trace: RequestTrace, work: () => void) => runInTrace(trace, work);

/** Every minute of an outage is like the others, so a few of them say how much an hour writes. */
const MINUTES = 6;

test("an hour of an outage at a hundred requests a second stays under 10 MB, and every request can be found", () => {
  jest.useFakeTimers();
  const { log, lines, size } = openLog();
  const ids: string[] = [];
  for (let minute = 0; minute < MINUTES; minute += 1) {
    for (let count = 0; count < 6_000; count += 1) {
      const trace = openTrace("/r/{resourceId}");
      ids.push(trace.id);
      const calls = [
        { call: "page/page", outcome: "fault", reason: "backend", code: "x", ms: count },
      ] as const;
      within(trace, () =>
        log.report("a request failed", {
          route: trace.route,
          status: 503,
          reason: "backend",
          ms: count,
          calls,
        }),
      );
    }
    jest.advanceTimersByTime(60_000);
  }
  expect(size() * (60 / MINUTES)).toBeLessThan(10_000_000);
  const found = lines().flatMap(({ requestId, requestIds = [] }) => requestIds.concat(requestId ?? []));
  expect(found.sort()).toEqual(ids.sort());
  const written = lines().reduce((sum, { repeated = 1 }) => sum + repeated, 0);
  expect(written).toBe(MINUTES * 6_000);
  jest.useRealTimers();
});

test("lines that differ in what they say are all written", () => {
  const { log, lines } = openLog();
  for (let count = 0; count < 50; count += 1) log.report("a call failed", { call: `call ${count}` });
  expect(lines()).toHaveLength(50);
});

test("what was counted is written when the process ends", () => {
  const { log, lines } = openLog();
  for (let count = 0; count < 8; count += 1) log.foreign("error", "the framework's own words");
  expect(lines()).toHaveLength(5);
  log.writeRepeated();
  expect(lines().at(-1)).toMatchObject({ msg: "the framework's own words", repeated: 3 });
});
