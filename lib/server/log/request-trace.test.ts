import {
  currentTrace,
  failureReason,
  noteCall,
  openTrace,
  openTracedCall,
  runInTrace,
} from "./request-trace";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

test("a request gets an id that can be read out, and its own trace", () => {
  const [one, other] = [openTrace("/"), openTrace("/")];
  expect(one.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(one.span.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect([one.id, one.span.traceId]).not.toEqual([other.id, other.span.traceId]);
});

test("the id and the trace of a proxy of ours go on to the back end, with a span of each call", () => {
  const given = { "x-request-id": "edge.7f3k9", traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
  runInTrace(openTrace("/", given), () => {
    const [first, second] = [openTracedCall("part", "GET").headers, openTracedCall("part", "GET").headers];
    expect(first["x-request-id"]).toBe("edge.7f3k9");
    expect(first.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
    expect(first.traceparent).not.toBe(second.traceparent);
  });
  expect(openTracedCall("part", "GET").headers).toEqual({});
});

test.each([
  [{ "x-request-id": 'a"b, c' }],
  [{ "x-request-id": "x".repeat(65) }],
  [{ traceparent: `00-${"0".repeat(32)}-00f067aa0ba902b7-01` }],
  [{ traceparent: "ff-nothing" }],
])("what is no id (%j) is replaced", (given) => {
  const { id, span } = openTrace("/", given);
  expect(id).toMatch(/^\w{4}-\w{4}$/);
  expect(span.traceId).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
});

test("a response failed for the worst reason among its calls, or because it could not be rendered", () => {
  runInTrace(openTrace("/"), () => {
    expect(failureReason(currentTrace())).toBe("render");
    noteCall("part", 3, { call: "part", outcome: "refused", reason: "gone", code: "page_not_found", ms: 3 });
    noteCall("part", 3, {
      call: "layout",
      outcome: "fault",
      reason: "backend",
      code: "backend_unavailable",
      ms: 3,
    });
    expect(failureReason(currentTrace())).toBe("backend");
  });
});
