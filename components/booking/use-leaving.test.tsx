/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useLeaving } from "@/components/booking/use-next-step";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a page that is being left is so until it is restored, or is still here after twenty seconds", () => {
  const { result } = renderHook(() => useLeaving());
  const isLeaving = () => result.current[0];
  act(() => result.current[1](true));
  expect(isLeaving()).toBe(true);
  act(() => void window.dispatchEvent(new Event("pageshow")));
  expect(isLeaving()).toBe(false);
  act(() => result.current[1](true));
  act(() => void jest.advanceTimersByTime(19_000));
  expect(isLeaving()).toBe(true);
  act(() => void jest.advanceTimersByTime(1_000));
  expect(isLeaving()).toBe(false);
});
