import { z } from "zod";
import { AppError } from "@/lib/base/app-error";
import { openEnvelope } from "@/lib/http/envelope";

const schema = z.object({ id: z.number() });

function failure(status: number, text: string): AppError {
  try {
    openEnvelope(status, text, schema);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

const refusal = (error?: string) => JSON.stringify({ error: { error, code: -1 } });

test("data is unwrapped and parsed, and fields unknown to the schema are dropped", () => {
  expect(openEnvelope(200, '{"data":{"id":1,"more":2}}', schema)).toEqual({ id: 1 });
  expect(openEnvelope(201, '{"data":{"id":1}}', schema)).toEqual({ id: 1 });
});

test("the number of a refusal is kept, also when it arrives as text", () => {
  expect(failure(409, '{"error":{"code":-101103}}')).toMatchObject({ status: 409, errorNumber: -101103 });
  expect(failure(200, '{"error":{"error":"x","code":"-101106"}}').errorNumber).toBe(-101106);
  expect(failure(422, '{"error":{"error":"x","code":"soon"}}').errorNumber).toBeUndefined();
  expect(failure(422, '{"error":{"error":"x"}}').errorNumber).toBeUndefined();
});

test("a refusal is read although its key or its number is null, or it arrives as text", () => {
  for (const text of [
    '{"error":{"error":null,"code":-101103}}',
    '{"data":null,"error":{"error":null,"code":-101103}}',
    JSON.stringify({ error: JSON.stringify({ code: -101103 }) }),
  ])
    expect(failure(200, text)).toMatchObject({ errorNumber: -101103 });
  expect(failure(422, '{"error":{"error":"wrong_pax","code":null}}').code).toBe("wrong_pax");
});

test("data beside an error that is null is data", () => {
  expect(openEnvelope(200, '{"data":{"id":1},"error":null}', schema)).toEqual({ id: 1 });
});

test.each([
  [200, refusal("expired_promotion"), "expired_promotion"],
  [422, refusal("failed_to_load_site"), "failed_to_load_site"],
  [401, refusal("expired_promotion"), "unauthorized"],
  [401, "", "unauthorized"],
  [403, "", "forbidden"],
  [403, refusal("something_of_theirs"), "forbidden"],
  [404, "", "page_not_found"],
  [404, refusal("something_of_theirs"), "page_not_found"],
  [404, refusal("failed_to_load_promotion"), "failed_to_load_promotion"],
  [422, refusal("something_of_theirs"), "unexpected"],
  [500, refusal("something_of_theirs"), "unexpected"],
  [422, refusal(), "REQUEST_SEND_ERROR"],
  [400, "", "REQUEST_SEND_ERROR"],
  [302, "", "REQUEST_SEND_ERROR"],
  [500, "<h1>Internal Server Error</h1>", "REQUEST_SEND_ERROR"],
  [502, "", "REQUEST_SEND_ERROR"],
  [503, refusal(), "REQUEST_SEND_ERROR"],
])("a back end's status %d with %j is the error %s (R6.7)", (status, text, code) => {
  expect(failure(status, text)).toMatchObject({ code, status });
});

test("the back end's own error key is kept, also when it is unknown to us (R6.7)", () => {
  expect(failure(422, refusal("something_of_theirs")).errorKey).toBe("something_of_theirs");
  expect(failure(500, "").errorKey).toBeUndefined();
});

test.each([
  ["a page of HTML", "<!doctype html>"],
  ["nothing", ""],
  ["truncated JSON", '{"data":{"id":'],
  ["null", "null"],
  ["a number", "1"],
  ["a list", "[]"],
  ["data of another shape", '{"data":{"id":"one"}}'],
  ["data that is null", '{"data":null}'],
])("a 200 response that is %s is reported as unreadable instead of crashing", (_name, text) => {
  expect(failure(200, text)).toMatchObject({ code: "backend_answer_unreadable", status: 200 });
});

test("204 without a body is unreadable where data is expected", () => {
  expect(failure(204, "").code).toBe("backend_answer_unreadable");
});

test("a missing resource is distinguished from a failed fetch", () => {
  expect(failure(404, "").isNotFound).toBe(true);
  expect(failure(422, refusal("page_not_found")).isNotFound).toBe(true);
  expect(failure(500, "").isNotFound).toBe(false);
  expect(failure(200, "").isNotFound).toBe(false);
});

test.each([
  ["30", 30],
  ["999999", 999_999],
  ["1000000", undefined],
  ["30s", undefined],
  ["in 30", undefined],
  ["", undefined],
  [null, undefined],
  ["Wed, 21 Oct 2026 07:28:00 GMT", undefined],
])("the Retry-After header %j is read as %s seconds", (retryAfter, seconds) => {
  for (const [status, text] of [
    [503, ""],
    [429, refusal("too_fast")],
  ] as const) {
    try {
      openEnvelope(status, text, schema, retryAfter);
      throw new Error("nothing was thrown");
    } catch (error) {
      expect(error).toMatchObject({ status, retryAfterSeconds: seconds });
    }
  }
});

test("the error message quotes nothing of an unreadable response, which may be about a guest", () => {
  const { code, message } = failure(200, `<html>${"a".repeat(500)}`);
  expect(code).toBe("backend_answer_unreadable");
  expect(message).toBe("backend_answer_unreadable: 506 characters without data");
});

test.each([
  [199, "REQUEST_SEND_ERROR"],
  [299, "backend_answer_unreadable"],
  [300, "REQUEST_SEND_ERROR"],
  [429, "too_many_attempts"],
])("a response %d without a readable body is %s", (status, code) => {
  expect(failure(status, "").code).toBe(code);
});

test("429 is `too_many_attempts`, regardless of the back end's error key", () => {
  expect(failure(429, refusal("something_of_theirs"))).toMatchObject({ code: "too_many_attempts" });
  expect(failure(422, JSON.stringify({ error: {} }))).not.toHaveProperty("errorKey", expect.anything());
});

test("an envelope that arrives as JSON text is opened like any other", () => {
  const text = (body: object) => JSON.stringify(JSON.stringify(body));
  expect(openEnvelope(200, text({ data: { id: 7 } }), z.object({ id: z.number() }))).toEqual({ id: 7 });
  expect(() => openEnvelope(409, text({ error: { error: "no_tables" } }), z.unknown())).toThrow("no_tables");
});
