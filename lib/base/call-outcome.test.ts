import { AppError, isSameAttempt } from "@/lib/base/app-error";

test.each([
  ["a lost answer", new AppError("REQUEST_SEND_ERROR"), true],
  ["an answer that cannot be read", new AppError("backend_answer_unreadable", { status: 200 }), true],
  ["a failure without a known code", new AppError("unexpected", { status: 500 }), true],
  ["a crowd in which it had no turn", new AppError("too_many_guests", { status: 503 }), true],
  ["a session that has ended", new AppError("unauthorized", { status: 401 }), true],
  ["a refusal", new AppError("cannot_make_reservation", { status: 409 }), false],
  ["a refusal without a known code", new AppError("unexpected", { status: 409 }), false],
  ["a known refusal with the status of a failure", new AppError("expired_promotion", { status: 500 }), false],
])("what is sent again after %s is the same attempt, or a new one (R6.9)", (_, error, isSame) => {
  expect(isSameAttempt(error)).toBe(isSame);
});
