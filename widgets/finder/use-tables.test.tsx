/** @jest-environment jsdom */
import { renderHook, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { readApi } from "@/lib/http/read-api";
import type { TableSearch } from "@/widgets/finder/table-search";
import { asFound } from "@/widgets/finder/table-search";
import { requestTablesAhead, useTables } from "@/widgets/finder/use-tables";

jest.mock("@/lib/http/read-api", () => ({ readApi: jest.fn() }));

const search = (adults: number): TableSearch => ({
  place: undefined,
  days: ["2026-12-10"],
  part: undefined,
  adults,
  arrangement: asFound,
});
const asked = () => jest.mocked(readApi).mock.calls.length;

/** Opens a result in a browser that has read nothing yet, and waits for its answer. */
async function open(adults: number) {
  const { result, unmount } = renderHook(() => useTables(search(adults), 1), {
    wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
  });
  await waitFor(() => expect(result.current.data ?? result.current.error).toBeDefined());
  unmount();
}

beforeEach(() => {
  jest.mocked(readApi).mockReset();
  jest
    .mocked(readApi)
    .mockResolvedValue({ offers: [], unchecked: 0, isFreeAtOtherTimes: false, nextDays: [] } as never);
});
afterEach(() => jest.restoreAllMocks());

test("what was asked for ahead is read by the result and not asked for again, once", async () => {
  requestTablesAhead(search(2), 1);
  await open(2);
  expect(asked()).toBe(1);
  await open(2);
  expect(asked()).toBe(2);
});

test("an answer to another search, or one that was left over, is not shown", async () => {
  requestTablesAhead(search(3), 1);
  await open(4);
  expect(asked()).toBe(2);
  const now = jest.spyOn(performance, "now");
  requestTablesAhead(search(5), 1);
  now.mockReturnValue(performance.now() + 60_000);
  await open(5);
  expect(asked()).toBe(4);
});
