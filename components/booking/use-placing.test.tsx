/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useSending } from "@/components/booking/use-placing";
import { AppError } from "@/lib/base/app-error";

test("a button of the summary sends once however often it is pressed, and again after a refusal (R6.9)", async () => {
  let refuse = (_error: AppError) => {};
  const send = jest.fn(
    () =>
      new Promise<AppError>((resolve) => {
        refuse = resolve;
      }),
  );
  const { result } = renderHook(() => useSending(send, async () => {}));
  act(() => {
    void result.current.sendOnce();
    void result.current.sendOnce();
  });
  expect(send).toHaveBeenCalledTimes(1);
  expect(result.current.isBusy).toBe(true);
  const full = new AppError("cannot_make_reservation", { status: 409 });
  await act(async () => refuse(full));
  expect(result.current).toMatchObject({ isBusy: false, refused: full });
  act(() => void result.current.sendOnce());
  expect(send).toHaveBeenCalledTimes(2);
});
