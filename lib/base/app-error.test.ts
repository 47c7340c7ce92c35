import { AppError } from "@/lib/base/app-error";

test.each([
  ["a 404", new AppError("unexpected", { status: 404 }), { isGone: true, isNotFound: true }],
  ["a 410", new AppError("unexpected", { status: 410 }), { isGone: true, isNotFound: true }],
  [
    "a refusal that names a missing promotion",
    new AppError("failed_to_load_promotion", { status: 200 }),
    { isGone: false, isNotFound: true },
  ],
  [
    "a refused input",
    new AppError("requirements_not_satisfied", { status: 422 }),
    { isGone: false, isNotFound: true },
  ],
  [
    "a failure that names a missing promotion",
    new AppError("failed_to_load_promotion", { status: 500 }),
    { isGone: false, isNotFound: false },
  ],
  [
    "a call that is not allowed",
    new AppError("unexpected", { status: 403 }),
    { isGone: false, isNotFound: false },
  ],
  ["no answer", new AppError("backend_unavailable"), { isGone: false, isNotFound: false }],
])(
  "whether %s means that what was asked for is gone, or that there is nothing to show (R1.3)",
  (_, error, means) => {
    expect(error).toMatchObject(means);
  },
);
