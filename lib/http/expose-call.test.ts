import { AppError } from "@/lib/base/app-error";
import { refusal } from "@/lib/http/expose-call";

test("a refusal reaches the browser with the back end's key, number and Retry-After (R12.1)", async () => {
  const response = refusal(
    new AppError("unexpected", {
      status: 409,
      errorKey: "something_of_theirs",
      errorNumber: -101_103,
      retryAfterSeconds: 0,
    }),
  );
  expect(response.status).toBe(409);
  expect(response.headers.get("retry-after")).toBe("0");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await response.json()).toEqual({ error: { error: "something_of_theirs", code: -101_103 } });
});

test.each([
  [undefined, 502],
  [200, 422],
  [399, 422],
  [400, 400],
  [503, 503],
])(
  "a failure with the status %s is answered with %d, its own code and no number",
  async (status, expected) => {
    const response = refusal(new AppError("REQUEST_SEND_ERROR", status === undefined ? {} : { status }));
    expect(response.status).toBe(expected);
    expect(response.headers.has("retry-after")).toBe(false);
    expect(await response.json()).toEqual({ error: { error: "REQUEST_SEND_ERROR" } });
  },
);

test("an error other than an `AppError` is not sent to the browser", () => {
  expect(() => refusal(new Error("a bug"))).toThrow("a bug");
});
