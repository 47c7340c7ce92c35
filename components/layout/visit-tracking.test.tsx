/** @jest-environment jsdom */
import { render, waitFor } from "@testing-library/react";
import { VisitTracking } from "@/components/layout/companions";
import { performEntryActions } from "@/lib/tracking/perform-entry-actions";
import { startVisit } from "@/lib/tracking/start-visit";

jest.mock("@/lib/tracking/start-visit", () => ({ startVisit: jest.fn() }));

const facts = { resourceId: 10, siteId: 1, adExceptions: {} };

function setPrerendering(value: boolean) {
  Object.defineProperty(document, "prerendering", { configurable: true, value });
}

test("a visit recorded by the idle script is not recorded twice, nor is its code loaded again", async () => {
  jest.useFakeTimers();
  const mark = document.createElement("script");
  mark.dataset.hydration = "/hydration/x/en/";
  document.head.append(mark);
  render(<VisitTracking facts={facts} />);
  await jest.runAllTimersAsync();
  expect(startVisit).not.toHaveBeenCalled();
  mark.remove();
});

test("a prerendered page does not count as a visit until the guest is on it (R10.2)", async () => {
  jest.useFakeTimers();
  setPrerendering(true);
  render(<VisitTracking facts={facts} />);
  expect(jest.getTimerCount()).toBe(0);

  setPrerendering(false);
  document.dispatchEvent(new Event("prerenderingchange"));
  await waitFor(() => expect(startVisit).toHaveBeenCalledTimes(1));
  expect(startVisit).toHaveBeenCalledWith(facts, performEntryActions);
});
