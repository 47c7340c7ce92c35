import { createLog } from "./log";

function write(say: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  say(createLog({ write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}

test("a line is one JSON object with its level, its time and its sentence", () => {
  const [line, ...others] = write((log) => log.warn("a session was not renewed\nat all"));
  expect(others).toEqual([]);
  expect(line).toEqual({
    level: "warn",
    time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    msg: "a session was not renewed\nat all",
  });
});

test("of what caused a warning the sentence is kept, and nothing that it carries", () => {
  const cause = Object.assign(new Error("connect ECONNREFUSED"), { token: "secret" });
  expect(write((log) => log.warn("Redis is away", cause))).toMatchObject([{ cause: "connect ECONNREFUSED" }]);
  expect(JSON.stringify(write((log) => log.warn("Redis is away", cause)))).not.toContain("secret");
  expect(write((log) => log.warn("Redis is away", "timeout"))).toMatchObject([{ cause: "timeout" }]);
});

test("a fault of ours is told with where it happened", () => {
  const [line] = write((log) => log.error("GET / was not answered", new TypeError("x is undefined")));
  expect(line).toMatchObject({
    level: "error",
    msg: "GET / was not answered",
    err: { type: "TypeError", message: "x is undefined", stack: expect.stringContaining("log.test.ts") },
  });
});
