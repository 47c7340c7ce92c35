/** @jest-environment jsdom */
import { renderHook, waitFor } from "@testing-library/react";
import { useBookableDays } from "@/components/booking/use-availability";
import { readApi } from "@/lib/http/read-api";

jest.mock("@/lib/http/read-api", () => ({ readApi: jest.fn() }));

const offer = { id: 1401, resourceId: 14, outlet: undefined };
const range = { start: "2026-12-23", end: "2027-01-31" };

beforeEach(() => {
  jest.mocked(readApi).mockResolvedValue(range as never);
  // Half past eight on the morning of the 24th in Seoul, where UTC still has the 23rd.
  jest.useFakeTimers({ now: new Date("2026-12-23T23:30:00Z"), doNotFake: ["setTimeout", "setInterval"] });
});
afterEach(() => jest.useRealTimers());

test("the venue's own day is the first that can be booked, also where the back end's day is yesterday (R6.4)", async () => {
  const { result } = renderHook(() => useBookableDays(offer));
  await waitFor(() => expect(result.current.data).toEqual({ ...range, start: "2026-12-24" }));
});

test("a range that begins later begins when the back end says (R6.4)", async () => {
  jest.mocked(readApi).mockResolvedValue({ ...range, start: "2026-12-26" } as never);
  const { result } = renderHook(() => useBookableDays({ ...offer, id: 1402 }));
  await waitFor(() => expect(result.current.data?.start).toBe("2026-12-26"));
});
