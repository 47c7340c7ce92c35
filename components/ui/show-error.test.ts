/** @jest-environment jsdom */
import { showError } from "@/components/ui/show-error";
import { showToast } from "@/components/ui/toasts";
import { AppError } from "@/lib/base/app-error";
import { paths } from "@/lib/routing/paths";

jest.mock("@/components/ui/toasts", () => ({ showToast: jest.fn() }));
jest.mock("@/components/ui/error-text", () => ({
  errorText: async (code: string) => ({ title: `Error ${code}`, message: "…" }),
}));

jest.mock("@/lib/routing/paths", () => ({ paths: { login: jest.fn(() => "#login") } }));

const hasLed = () => jest.mocked(paths.login).mock.calls.length > 0;

beforeEach(() => jest.useFakeTimers().clearAllMocks());
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

test("a session that ends under several calls at once is reported once, and leads to one login (R12.1)", async () => {
  await Promise.all([1, 2, 3].map(() => showError(new AppError("unauthorized"))));
  expect(showToast).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(1);
});

test("every other error is reported each time (R12.2)", async () => {
  await showError(new AppError("no_tables"));
  await showError(new AppError("no_tables"));
  expect(showToast).toHaveBeenCalledTimes(2);
  expect(jest.getTimerCount()).toBe(0);
});

test("the login waits until the sentence that announces it could be read (R12.1)", async () => {
  let shown = () => {};
  jest.mocked(showToast).mockReturnValueOnce(new Promise((resolve) => (shown = resolve)));
  const reported = showError(new AppError("unauthorized"));
  await jest.advanceTimersByTimeAsync(4_000);
  shown();
  await reported;
  await jest.advanceTimersByTimeAsync(1_900);
  expect(hasLed()).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(hasLed()).toBe(true);
});

test("a sentence that never loads does not block the login, which begins once (R12.1)", async () => {
  let shown = () => {};
  jest.mocked(showToast).mockReturnValueOnce(new Promise((resolve) => (shown = resolve)));
  const reported = showError(new AppError("unauthorized"));
  await jest.advanceTimersByTimeAsync(9_000);
  expect(paths.login).toHaveBeenCalledTimes(1);
  shown();
  await reported;
  await jest.advanceTimersByTimeAsync(9_000);
  expect(paths.login).toHaveBeenCalledTimes(1);
});
