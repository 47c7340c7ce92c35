import { listReservations } from "@/lib/booking/endpoints";
import { listCoupons } from "@/lib/coupon/endpoints";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { Found } from "@/tools/check-backend/found";
import { isSameAnswer } from "@/tools/check-backend/steps/expect-same-answer";

const SEES = "Sees what belongs to another guest, and another guest sees theirs.";
const MOST_PER_PAGE = 48;

/** Asks as another guest (`--token2`) for what belongs to the first; nothing of it may come. */
export async function checkOtherGuest(check: CheckContext, { reservations }: Found): Promise<void> {
  if (check.otherToken === undefined) return;
  check.pass("other-guest");
  for (const id of ["getUserInfo", "getQrText", "getEncodedUserId"] as const)
    await expectOwn(check, id, "$.data");
  for (const tab of ["current", "past"])
    await expectNoneShared(check, "listReservations", { tab }, (data) =>
      check.parse(listReservations.data, data)?.rows.map(({ reservationId }) => reservationId),
    );
  await expectNoneShared(check, "listCoupons", {}, (data) =>
    check.parse(listCoupons.data, data)?.rows.map(({ id }) => id),
  );
  for (const { reservationId: id } of reservations.slice(0, 1)) await checkReservationOfOther(check, id);
}

/** Asks as another guest for a reservation of the first: its page and its status are nobody else's. */
export async function checkReservationOfOther(check: CheckContext, id: string): Promise<void> {
  for (const call of ["getReservation", "getReservationStatus"] as const)
    await expectNotTheirs(check, call, { id }, "the reservation", SEES);
}

/**
 * Asks as another guest for what only the first may have or do. `key` is that of the call, where it is carried out
 * once.
 */
export async function expectNotTheirs(
  check: CheckContext,
  id: string,
  input: Readonly<Record<string, unknown>>,
  what: string,
  guest: string,
): Promise<void> {
  const { otherToken } = check;
  if (otherToken === undefined || check.isMissing(id)) return;
  const result = await check.ask(id, input, { token: otherToken, key: check.newKey(), expect: "refusal" });
  if (result?.data === undefined) return;
  check.note(id, {
    kind: "insecure",
    path: "status of another guest",
    expected: `a refusal (404) of ${what} to the guest of --token2`,
    got: `${result.status} with data`,
    guest,
  });
}

/** What is the guest's own is not the same for two of them. */
async function expectOwn(check: CheckContext, id: string, path: string): Promise<void> {
  if (!check.isThere(id)) return;
  const own = await check.ask(id, {}, { expect: "either" });
  const other = await check.ask(id, {}, { token: check.otherToken ?? null, expect: "either" });
  if (own?.data === undefined || !isSameAnswer(own.data, other?.data)) return;
  check.note(id, {
    kind: "insecure",
    path: `${path} of another guest`,
    expected: "another answer to the guest of --token2 than to that of --token",
    got: "the same",
    guest: SEES,
  });
}

/** No entry of the guest's list is in that of another. */
async function expectNoneShared(
  check: CheckContext,
  id: string,
  input: Readonly<Record<string, unknown>>,
  idsOf: (data: unknown) => readonly (string | number)[] | undefined,
): Promise<void> {
  if (!check.isThere(id)) return;
  const ask = async (token: string | undefined) => {
    const page = { ...input, page: 1, perPage: MOST_PER_PAGE };
    const result = await check.ask(id, page, { token: token ?? null, expect: "either" });
    return idsOf(result?.data) ?? [];
  };
  const own = await ask(check.token);
  const shared = (await ask(check.otherToken)).filter((one) => own.includes(one));
  if (shared.length === 0) return;
  check.note(id, {
    kind: "insecure",
    path: "$.data.rows of another guest",
    expected: "nothing of the guest of --token for that of --token2",
    got: `${shared.slice(0, 3).join(", ")}${shared.length > 3 ? ` and ${shared.length - 3} others` : ""}`,
    guest: SEES,
  });
}
