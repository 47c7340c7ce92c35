import { createPolicyReport } from "@/lib/server/policy/policy-report";

const post = (body: unknown) => ({
  method: "POST",
  target: "/policy-report",
  headers: {},
  client: undefined,
  body: Buffer.from(typeof body === "string" ? body : JSON.stringify(body)),
});
const older = (changes: object = {}) => ({
  "csp-report": {
    "document-uri": "https://dining.test/r/14?name=secret",
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/a.js?secret",
    ...changes,
  },
});

test("both report formats are logged as one line without the guest's data", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const report = createPolicyReport();
  expect(report(post(older())).status).toBe(204);
  const body = {
    documentURL: "https://dining.test/payment-request/14/AH_77?resume=secret",
    effectiveDirective: "script-src-elem",
    blockedURL: "inline",
  };
  expect(
    report(
      post([
        { type: "csp-violation", body },
        { type: "deprecation", body: {} },
      ]),
    ).status,
  ).toBe(204);
  expect(warn.mock.calls).toEqual([
    ["policy: script-src-elem refused https://evil.example on /r/14"],
    ["policy: script-src-elem refused inline on /payment-request/14"],
  ]);
});

test("a report-only violation is logged with its sink and script, without its text", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const watched = {
    "effective-directive": "require-trusted-types-for",
    "blocked-uri": "trusted-types-sink",
    disposition: "report",
    "script-sample": "Element innerHTML|<p>secret",
  };
  const from = (file: string) => older({ ...watched, "source-file": file });
  const report = createPolicyReport();
  report(post(from("https://dining.test/_next/static/chunks/a~b.js")));
  report(post(from("https://vendor.example/sdk.js?secret")));
  report(post(from("/_next/static/\nforged")));
  expect(warn.mock.calls).toEqual([
    ["policy: Element innerHTML received text from /_next/static/chunks/a~b.js on /r/14"],
    ["policy: Element innerHTML received text from https://vendor.example on /r/14"],
    ["policy: Element innerHTML received text from something on /r/14"],
  ]);
});

test.each(["", "{", "[]", "null", '{"csp-report":1}', '[{"type":1}]', '{"csp-report":{"document-uri":7}}'])(
  "%j is dropped, or logged without the unreadable parts",
  (body) => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    expect(createPolicyReport()(post(body)).status).toBe(204);
    for (const [line] of warn.mock.calls)
      expect(line).toBe("policy: something refused something on some page");
  },
);

test("a policy report cannot forge log lines", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  createPolicyReport()(
    post(
      older({ "effective-directive": "x\nforged", "blocked-uri": "y\nforged", "document-uri": "/\nforged" }),
    ),
  );
  expect(String(warn.mock.calls)).not.toMatch(/forged|\n/);
});

test("a flood of reports is limited to thirty lines a minute", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  let now = 0;
  const report = createPolicyReport(() => now);
  for (let count = 0; count < 100; count += 1) report(post(older()));
  expect(warn).toHaveBeenCalledTimes(30);
  now = 60_000;
  report(post(older()));
  expect(warn).toHaveBeenCalledTimes(31);
});

test("a policy report by a method other than POST is rejected", () => {
  expect(createPolicyReport()({ ...post(older()), method: "GET" })).toMatchObject({
    status: 405,
    headers: { allow: "POST" },
  });
});
