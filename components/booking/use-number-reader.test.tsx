/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useLeaveNumber } from "@/components/booking/use-number-reader";
import { noGuestDetails, readSentNumber } from "@/lib/booking/guest-details";
import { readMobileNumber } from "@/lib/booking/mobile-number";

const guest = { ...noGuestDetails, country: "KR", mobile: "010 12345678" };

function leaveBeforeTheRulesAreThere() {
  const onChange = jest.fn();
  const hook = renderHook(
    (readNumber: typeof readMobileNumber) => useLeaveNumber({ guest, readNumber, onChange }),
    {
      initialProps: readSentNumber as typeof readMobileNumber,
    },
  );
  act(() => hook.result.current());
  onChange.mockClear();
  return { onChange, addRules: () => hook.rerender(readMobileNumber) };
}

test("a number left before its country's rules are loaded is read once they are (R6.3)", async () => {
  const { onChange, addRules } = leaveBeforeTheRulesAreThere();
  await act(async () => addRules());
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ mobile: "+82 10 1234 5678" }));
});

test("a number that the guest is writing when the rules arrive is left alone (R6.3)", async () => {
  const { onChange, addRules } = leaveBeforeTheRulesAreThere();
  const field = document.body.appendChild(document.createElement("input"));
  field.type = "tel";
  field.focus();
  await act(async () => addRules());
  field.remove();
  expect(onChange).not.toHaveBeenCalled();
});
