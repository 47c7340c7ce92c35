import { AppError } from "@/lib/base/app-error";
import { decideOutcome } from "@/lib/event/answers";

test.each([
  [-101_101, 422, "failed"],
  [-101_102, 422, "failed"],
  [-101_103, 409, "participated"],
  [-101_106, 422, "notStarted"],
  [-101_105, 422, "ended"],
  [-101_107, 409, "ended"],
  [-101_104, 403, "failed"],
  [-1, 409, "failed"],
  [undefined, 409, "participated"],
  [undefined, 502, "failed"],
  [undefined, undefined, "failed"],
] as const)("the number %s with status %s means %s (R5.3)", (errorNumber, status, outcome) => {
  const error = new AppError("unexpected", {
    ...(errorNumber === undefined ? {} : { errorNumber }),
    ...(status === undefined ? {} : { status }),
  });
  expect(decideOutcome(error)).toBe(outcome);
});
