/** @jest-environment jsdom */
import { showError } from "@/components/errors/show-error";
import { showToast } from "@/components/ui/toasts";
import { AppError } from "@/lib/errors/app-error";

jest.mock("@/components/ui/toasts", () => ({ showToast: jest.fn() }));
jest.mock("@/components/errors/error-text", () => ({
  errorText: async (code: string) => ({ title: `Error ${code}`, message: "…" }),
}));

beforeEach(() => jest.useFakeTimers().clearAllMocks());
afterEach(() => jest.useRealTimers());

test("R12.1 a session that ends under several calls at once is told of once, and leads to one login", async () => {
  await Promise.all([1, 2, 3].map(() => showError(new AppError("unauthorized"))));
  expect(showToast).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(1);
});

test("R12.2 every other error is told of each time", async () => {
  await showError(new AppError("no_tables"));
  await showError(new AppError("no_tables"));
  expect(showToast).toHaveBeenCalledTimes(2);
  expect(jest.getTimerCount()).toBe(0);
});
