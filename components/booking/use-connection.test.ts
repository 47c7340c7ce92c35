/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useConnection } from "@/components/booking/use-next-step";

const setOnline = (value: boolean) => jest.spyOn(navigator, "onLine", "get").mockReturnValue(value);

/** Returns whether the next step may be taken. */
function check({ current }: { current: ReturnType<typeof useConnection> }): boolean {
  let answer: boolean | undefined;
  act(() => {
    answer = current.checkConnection();
  });
  return answer === true;
}

test("a step is held back only once it is tried without a connection (R6.7)", () => {
  setOnline(false);
  const { result } = renderHook(useConnection);
  expect(result.current.isCutOff).toBe(false);
  expect(check(result)).toBe(false);
  expect(result.current.isCutOff).toBe(true);
});

test("the block ends automatically when the browser is online again (R6.7)", () => {
  setOnline(false);
  const { result } = renderHook(useConnection);
  check(result);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(result.current.isCutOff).toBe(false);
});

test("the block ends with the next try that has a connection, even without an event (R6.7)", () => {
  setOnline(false);
  const { result } = renderHook(useConnection);
  check(result);
  setOnline(true);
  expect(check(result)).toBe(true);
  expect(result.current.isCutOff).toBe(false);
});

test("a step that is unmounted removes its listener (R6.7)", () => {
  const removed = jest.spyOn(window, "removeEventListener");
  renderHook(useConnection).unmount();
  expect(removed).toHaveBeenCalledWith("online", expect.any(Function));
});
