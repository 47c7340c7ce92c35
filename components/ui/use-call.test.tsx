/** @jest-environment jsdom */
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { showError } from "@/components/ui/show-error";
import { useCall } from "@/components/ui/use-call";
import { usePages } from "@/components/ui/use-pages";
import { AppError } from "@/lib/base/app-error";
import { listReservations } from "@/lib/booking/endpoints";
import { callApi } from "@/lib/http/call-api";
import { getPromotionName } from "@/lib/offer/endpoints";

jest.mock("@/lib/http/call-api", () => ({ callApi: jest.fn() }));
jest.mock("@/components/ui/show-error", () => ({ showError: jest.fn() }));

const receivedInputs: unknown[] = [];

/** Sets what every call returns, by its input; an `AppError` is a refusal. */
function answer(next: (input: Readonly<Record<string, unknown>>) => unknown) {
  jest.mocked(callApi).mockImplementation(async (_endpoint, input) => {
    receivedInputs.push(input);
    const value = next({ ...input });
    return (value instanceof AppError ? { ok: false, error: value } : { ok: true, value }) as never;
  });
}

function wrapper({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>;
}

beforeEach(() => {
  receivedInputs.length = 0;
  jest.mocked(showError).mockClear();
});

test("a call without an input is not made", async () => {
  answer(() => ({}));
  const { result } = renderHook(() => useCall(getPromotionName, undefined), { wrapper });
  expect(result.current).toMatchObject({ data: undefined, error: undefined, isLoading: false });
  expect(receivedInputs).toEqual([]);
});

test("two parts of a page that read the same share one call, and another input is another call", async () => {
  answer(({ id }) => ({ name: `promotion ${id}` }));
  const { result } = renderHook(() => [1, 1, 2].map((id) => useCall(getPromotionName, { id }).data?.name), {
    wrapper,
  });
  await waitFor(() => expect(result.current).toEqual(["promotion 1", "promotion 1", "promotion 2"]));
  expect(receivedInputs).toEqual([{ id: 1 }, { id: 2 }]);
});

test("an ended session leads to the login, once, and the call is not retried (R12.1)", async () => {
  const ended = new AppError("unauthorized", { status: 401 });
  answer(() => ended);
  const { result } = renderHook(() => useCall(getPromotionName, { id: 1 }, { retries: 3 }), { wrapper });
  await waitFor(() => expect(result.current.error).toBe(ended));
  expect(showError).toHaveBeenCalledTimes(1);
  expect(receivedInputs).toHaveLength(1);
});

test.each([
  [new AppError("unauthorized", { status: 401 }), { endedSession: "say nothing" }],
  [new AppError("backend_unavailable", { status: 503 }), {}],
] as const)("%s is left to the caller to show", async (error, options) => {
  answer(() => error);
  const { result } = renderHook(() => useCall(getPromotionName, { id: 1 }, options), { wrapper });
  await waitFor(() => expect(result.current.error).toBe(error));
  expect(showError).not.toHaveBeenCalled();
  expect(receivedInputs).toHaveLength(1);
});

describe("the pages of a list", () => {
  const rowsOf = (page: unknown) => [{ reservationId: `AH_${page}` }];
  const show = () =>
    renderHook(
      () =>
        usePages(
          listReservations,
          (page) => (["current", "past"] as const).map((tab) => ({ tab, page, perPage: 16 })),
          { keyOf: ({ reservationId }) => reservationId },
        ),
      { wrapper },
    );

  test("are shown one after the other, for all inputs, until the longest list ends", async () => {
    answer(({ tab, page }) => ({ rows: rowsOf(`${tab}${page}`), lastPage: tab === "past" ? 2 : 1 }));
    const { result } = show();
    expect(result.current).toMatchObject({ rows: undefined, hasFailed: false, hasMore: false });
    await waitFor(() => expect(result.current.rows).toHaveLength(2));
    expect(result.current.hasMore).toBe(true);
    act(() => void result.current.showMore());
    await waitFor(() =>
      expect(result.current.rows).toEqual(["current1", "past1", "current2", "past2"].flatMap(rowsOf)),
    );
    expect(result.current).toMatchObject({ hasMore: false, count: 2 });
  });

  test("that cannot be loaded say so, and are loaded again on demand", async () => {
    answer(() => new AppError("backend_unavailable", { status: 503 }));
    const { result } = show();
    await waitFor(() => expect(result.current).toMatchObject({ hasFailed: true, rows: undefined }));
    answer(({ tab, page }) => ({ rows: rowsOf(`${tab}${page}`), lastPage: 1 }));
    await act(() => result.current.readAgain());
    expect(result.current).toMatchObject({ hasFailed: false, hasMore: false });
    expect(result.current.rows).toHaveLength(2);
  });

  test("keep the loaded rows when a later page fails, say so and can be retried", async () => {
    answer(({ tab, page }) =>
      page === 1
        ? { rows: rowsOf(`${tab}1`), lastPage: 2 }
        : new AppError("backend_unavailable", { status: 503 }),
    );
    const { result } = show();
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    expect(result.current.hasLostMore).toBe(false);
    act(() => void result.current.showMore());
    await waitFor(() => expect(result.current.hasLostMore).toBe(true));
    expect(result.current).toMatchObject({ hasFailed: false, hasMore: true });
    expect(result.current.rows).toHaveLength(2);
    answer(({ tab, page }) => ({ rows: rowsOf(`${tab}${page}`), lastPage: 2 }));
    act(() => void result.current.showMore());
    await waitFor(() => expect(result.current.rows).toHaveLength(4));
    expect(result.current).toMatchObject({ hasLostMore: false, hasMore: false, count: 2 });
  });

  test.each([
    ["goes away", ["b", "c", "d", "e"]],
    ["comes", ["new", "a", "b", "c", "d", "e"]],
    ["moves", ["c", "a", "b", "d", "e"]],
  ])("show every row once when one %s between two reads (R8.1)", async (_, later) => {
    const size = 2;
    const cut = (all: readonly string[], page: unknown) => ({
      rows: all.slice((Number(page) - 1) * size, Number(page) * size).map((id) => ({ reservationId: id })),
      lastPage: Math.ceil(all.length / size),
    });
    answer(({ page }) => cut(["a", "b", "c", "d", "e"], page));
    const { result } = renderHook(
      () =>
        usePages(listReservations, (page) => [{ tab: "current" as const, page, perPage: size }], {
          keyOf: ({ reservationId }) => reservationId,
        }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.rows).toHaveLength(size));
    answer(({ page }) => cut(later, page));
    for (let count = 2; result.current.hasMore; count += 1) {
      await act(async () => void (await result.current.showMore()));
      await waitFor(() => expect(result.current).toMatchObject({ count, isReading: false }));
    }
    const shown = result.current.rows?.map(({ reservationId }) => reservationId) ?? [];
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toEqual(expect.arrayContaining(["b", "c", "d", "e"]));
  });

  test("of an ended session lead to the login (R12.1)", async () => {
    answer(() => new AppError("unauthorized", { status: 401 }));
    show();
    await waitFor(() => expect(showError).toHaveBeenCalled());
  });
});
