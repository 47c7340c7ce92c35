import { createLog } from "./log";

function write(say: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  say(createLog({ write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}

test("the log has one JSON object per line with level, time and message", () => {
  const [line, ...others] = write((log) => log.warn("a session was not renewed\nat all"));
  expect(others).toEqual([]);
  expect(line).toEqual({
    level: "warn",
    time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    msg: "a session was not renewed\nat all",
  });
});

test("the log keeps only the message of a warning's cause, none of its properties", () => {
  const cause = Object.assign(new Error("connect ECONNREFUSED"), { token: "secret" });
  expect(write((log) => log.warn("Redis is unavailable", cause))).toMatchObject([
    { cause: "connect ECONNREFUSED" },
  ]);
  expect(JSON.stringify(write((log) => log.warn("Redis is unavailable", cause)))).not.toContain("secret");
  expect(write((log) => log.warn("Redis is unavailable", "timeout"))).toMatchObject([{ cause: "timeout" }]);
});

test("the log has an error with its stack", () => {
  const [line] = write((log) => log.error("GET / was not answered", new TypeError("x is undefined")));
  expect(line).toMatchObject({
    level: "error",
    msg: "GET / was not answered",
    err: { type: "TypeError", message: "x is undefined", stack: expect.stringContaining("log.test.ts") },
  });
});
