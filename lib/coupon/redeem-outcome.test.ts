import { AppError, type ErrorCode } from "@/lib/base/app-error";
import { decideRedeemRefusal } from "@/lib/coupon/redeem-outcome";

const decide = (code: ErrorCode, status?: number) =>
  decideRedeemRefusal(new AppError(code, status === undefined ? {} : { status }));

test.each([
  ["wrong_check_number", 422, "checkNumber"],
  ["closed_check", 409, "checkNumber"],
  ["wrong_check_password", 422, "password"],
  ["wrong_coupon_outlet", 422, "outlet"],
] as const)("the coupon's refusal %s is shown beside its field (R8.3)", (code, status, field) => {
  expect(decide(code, status)).toEqual({ kind: "field", field });
});

test.each([
  ["used_coupon", 409],
  ["expired_coupon", 422],
  ["wrong_coupon_date", 422],
  ["notfound_coupon", 404],
] as const)("the coupon's refusal %s means that the page shows an outdated coupon (R8.3)", (code, status) => {
  expect(decide(code, status)).toEqual({ kind: "changed" });
});

test.each([
  ["REQUEST_SEND_ERROR", undefined],
  ["REQUEST_SEND_ERROR", 400],
  ["backend_unavailable", 502],
  ["backend_answer_unreadable", 200],
  ["unexpected", 500],
  ["unexpected", undefined],
] as const)("after %s (%s) it is unknown whether the coupon was used (R8.3)", (code, status) => {
  expect(decide(code, status)).toEqual({ kind: "doubt" });
});

test.each([
  ["unauthorized", 401],
  ["forbidden", 403],
  ["requirements_not_satisfied", 422],
] as const)("the answer %s is a refusal: nothing of the coupon was used (R8.3)", (code, status) => {
  expect(decide(code, status)).toEqual({ kind: "refused" });
});
