import { AppError } from "@/lib/errors/app-error";

test.each([
  ["a 404", new AppError("unexpected", { status: 404 }), true],
  ["a 410", new AppError("unexpected", { status: 410 }), true],
  [
    "a refusal that names a missing promotion",
    new AppError("failed_to_load_promotion", { status: 422 }),
    true,
  ],
  ["a refused input", new AppError("requirements_not_satisfied", { status: 422 }), false],
  ["a refusal without a known code", new AppError("unexpected", { status: 422 }), false],
  [
    "a failure that names a missing promotion",
    new AppError("failed_to_load_promotion", { status: 500 }),
    false,
  ],
  ["no answer", new AppError("backend_unavailable"), false],
])("whether %s means that what was asked for is gone (R1.3)", (_, error, isGone) => {
  expect(error.isGone).toBe(isGone);
});

test("an address whose id the back end refuses has nothing to show, and nothing is remembered of it (R1.3)", () => {
  const refused = new AppError("requirements_not_satisfied", { status: 422 });
  expect([refused.isNotFound, refused.isGone]).toEqual([true, false]);
});
