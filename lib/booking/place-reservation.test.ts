/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { TextEncoder } from "node:util";
import { AppError, type ErrorCode } from "@/lib/base/app-error";
import { noGuestDetails } from "@/lib/booking/guest-details";
import { type BookingRequest, placeReservation, toBookingRequest } from "@/lib/booking/place-reservation";
import { callApi } from "@/lib/http/call-api";
import { promotionSchema } from "@/lib/offer/schema";

jest.mock("@/lib/http/call-api", () => ({ callApi: jest.fn() }));

let request: BookingRequest;
let guests = 0;

const anyRequest: BookingRequest = {
  resourceId: 11,
  promotionId: 700_000_000_000_101,
  needsPayment: true,
  draft: {
    date: "2026-12-24",
    time: "19:00",
    adult: 2,
    child: 0,
    infant: 0,
    items: [],
    amount: 0,
    currency: "KRW",
    name: "김하나",
    mobile: "+821012345678",
    email: "hana@example.com",
    requests: "",
    consents: { cancellation: true, privacy: true },
  },
};

beforeAll(() => {
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
  Object.assign(globalThis, { TextEncoder });
});
beforeEach(() => {
  guests += 1;
  // Requests that a test has sent are remembered, as in one browser, so each test is another guest.
  request = { ...anyRequest, draft: { ...anyRequest.draft, email: `guest${guests}@example.com` } };
});

/** Sets what create (in turn) and status return; returns the keys that create was sent with. */
function answerWith(creating: object[], status: object = { status: "confirmed" }): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  jest.mocked(callApi).mockImplementation((async (
    { name }: { name: string },
    _input: unknown,
    { idempotencyKey }: { idempotencyKey?: string } = {},
  ) => {
    if (name === "reservation/status") return made({ reservationId: "AH_1", kind: "booking", ...status });
    keys.push(idempotencyKey);
    return creating.shift();
  }) as typeof callApi);
  return keys;
}

const made = (value: object) => ({ ok: true as const, value: { sent: [], ...value } });
const refused = (code: ErrorCode, status?: number) => ({
  ok: false as const,
  error: new AppError(code, status === undefined ? {} : { status }),
});
const created = made({ reservationId: "AH_1", status: "pending", needsPayment: true });

test.each([
  ["no response", refused("REQUEST_SEND_ERROR")],
  ["an unreadable response", refused("backend_answer_unreadable", 200)],
  ["a failure without an error key", refused("backend_unavailable", 500)],
  ["a failure with an unknown error key", refused("unexpected", 500)],
  ["a gateway timeout with an unknown error key", refused("unexpected", 504)],
])("after %s the next try requests the same reservation (R6.9)", async (_name, failure) => {
  const keys = answerWith([failure, created]);
  await expect(placeReservation(request)).resolves.toMatchObject({ ok: false });
  await expect(placeReservation(request)).resolves.toMatchObject({ ok: true });
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("in a crowd the guest is told so, and a request is sent again with the same key until it gets its turn (R6.9)", async () => {
  jest.useFakeTimers();
  try {
    const keys = answerWith([refused("too_many_guests", 503), refused("too_many_guests", 503), created]);
    let placed: unknown;
    const onCrowded = jest.fn();
    void placeReservation(request, { onCrowded }).then((result) => {
      placed = result;
    });
    while (placed === undefined) {
      await jest.advanceTimersByTimeAsync(500);
      await wait(1);
    }
    expect(placed).toMatchObject({ ok: true });
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
    expect(onCrowded).toHaveBeenCalledTimes(2);
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ["cannot_make_reservation", 409],
  ["wrong_price", 422],
  ["unexpected", 422],
  ["no_tables", 500],
] as const)(
  "a refusal (%s, %s) ends the request, and the next try is a new one (R6.9)",
  async (code, status) => {
    const keys = answerWith([refused(code, status), created]);
    await placeReservation(request);
    await placeReservation(request);
    expect(keys[1]).not.toBe(keys[0]);
  },
);

test.each([
  ["a payment deadline", { status: "pending", autoCancelAt: "2026-12-24T18:30:00+09:00" }, true],
  ["no payment deadline", { status: "pending" }, true],
  ["been paid for", { status: "confirmed", paymentStatus: "approved" }, false],
])(
  "a reservation that needs payment and has %s is to be paid: %s (R7.4)",
  async (_name, status, isToBePaid) => {
    answerWith([created], status);
    const placed = { reservationId: "AH_1", isToBePaid };
    await expect(placeReservation(request)).resolves.toEqual({ ok: true, value: placed });
    // In another tab, or after a reload, it is found and not created again.
    await expect(placeReservation(request)).resolves.toEqual({ ok: true, value: placed });
  },
);

test("a table without payment is not to be paid, even while its status is pending (R6.9)", async () => {
  answerWith([made({ reservationId: "AH_1", status: "pending", needsPayment: false })], {
    status: "pending",
  });
  const free = { ...request, needsPayment: false };
  const value = { reservationId: "AH_1", isToBePaid: false };
  await expect(placeReservation(free)).resolves.toEqual({ ok: true, value });
});

test("the payment of a new reservation can be prepared while its state is still being asked for (R6.9)", async () => {
  answerWith([made({ reservationId: "AH_1", status: "pending", needsPayment: true })], {
    status: "pending",
    autoCancelAt: "2026-12-24T10:00:00Z",
  });
  const unpaid: string[] = [];
  let isPlaced = false;
  const placing = placeReservation(request, { onUnpaid: (id) => unpaid.push(`${id} ${isPlaced}`) }).then(
    () => {
      isPlaced = true;
    },
  );
  await placing;
  expect(unpaid).toEqual(["AH_1 false"]);
});

test("nothing is prepared for a table that needs no payment (R6.9)", async () => {
  answerWith([made({ reservationId: "AH_1", status: "confirmed", needsPayment: false })]);
  const unpaid: string[] = [];
  await placeReservation(request, { onUnpaid: (id) => unpaid.push(id) });
  expect(unpaid).toEqual([]);
});

test.each(["cancelled", "rejected", "noshow"])(
  "a reservation that is %s by now is not taken for the one that is asked for (R6.9)",
  async (status) => {
    const keys = answerWith([created, created, created, created], { status });
    await expect(placeReservation(request)).resolves.toMatchObject({ ok: false });
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(1);
  },
);

test.each([
  ["is not found", refused("notfound_reservation", 404)],
  ["is not found, without a word of its own", refused("unexpected", 404)],
  ["belongs to another guest", refused("forbidden", 403)],
])(
  "a reservation of earlier that %s is reserved anew, and one of this moment is not (R6.9)",
  async (_name, unknown) => {
    const keys = answerWith([created, made({ reservationId: "AH_2", status: "confirmed" })]);
    await placeReservation(request);
    const known = jest.mocked(callApi).getMockImplementation();
    jest
      .mocked(callApi)
      .mockImplementation((async (endpoint: { name: string }, input: { id?: string }, options) =>
        endpoint.name === "reservation/status" && input.id === "AH_1"
          ? unknown
          : known?.(endpoint as never, input as never, options)) as typeof callApi);
    await expect(placeReservation(request)).resolves.toEqual({
      ok: true,
      value: { reservationId: "AH_2", isToBePaid: false },
    });
    expect(new Set(keys).size).toBe(2);
    request = { ...request, draft: { ...request.draft, email: `late${guests}@example.com` } };
    const later = answerWith([created, created]);
    const status = jest.mocked(callApi).getMockImplementation();
    jest
      .mocked(callApi)
      .mockImplementation((async (endpoint: { name: string }, input, options) =>
        endpoint.name === "reservation/status"
          ? unknown
          : status?.(endpoint as never, input as never, options)) as typeof callApi);
    await expect(placeReservation(request)).resolves.toMatchObject({ ok: false });
    expect(later).toHaveLength(1);
  },
);

test("what a guest typed reaches the outlet plain: the number in E.164, names and wishes without control characters (R6.2)", () => {
  const promotion = promotionSchema.parse({ id: 1101, resourceId: 11, name: "Dinner", needsPayment: false });
  const draft = {
    party: { adults: 2, children: 0, infants: 0 },
    date: "2026-12-24",
    time: "19:00",
    quantities: new Map(),
    change: undefined,
  };
  const guest = {
    ...noGuestDetails,
    name: "  Hana\u0000 K\u202eim ",
    country: "KR",
    mobile: "+82 10-1234-5678",
    email: "\u200bhana@example.com\u202c",
  };
  const requests = "no\u0000 nuts\u202e \ud83d 👨‍👩‍👧";
  expect(toBookingRequest(promotion, draft, guest, requests).draft).toMatchObject({
    name: "Hana Kim",
    mobile: "+821012345678",
    email: "hana@example.com",
    requests: expect.stringMatching(/^no nuts +👨‍👩‍👧$/u),
  });
});
