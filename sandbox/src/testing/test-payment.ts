import assert from "node:assert/strict";
import { type ServedSandbox, WEB } from "#testing/open-served-sandbox.ts";
import { dataOf } from "#testing/open-test-sandbox.ts";
import { type GatewayForm, payAtGateway } from "#testing/pay-at-gateway.ts";
import type { Guest } from "#testing/sign-in.ts";
import { testDraft } from "#testing/test-draft.ts";

const SITC = "/crm_channel_si_tc";

export type TestPayment = ReturnType<typeof testPayment>;

/** Returns the return address that the web application requests for a reservation's payment. */
export const returnUrlOf = (reservationId: string) => `${WEB}/payment-request/11/${reservationId}`;

/** Returns the approval id from the address a guest returns to after authentication at the gateway. */
export const approvalIdOf = (location: string) => location.split("/").at(-1) ?? "";

/** Creates the steps of paying for a reservation at outlet 11, by default as `guest`. */
export function testPayment(sandbox: ServedSandbox, guest: Guest) {
  const init = (id: string, { who = guest, returnUrl = returnUrlOf(id) } = {}) =>
    sandbox.get(`${SITC}/payment/initHash/${id}?returnUrl=${encodeURIComponent(returnUrl)}`, {
      ...who.headers,
      "accept-language": "ko",
    });
  /** Forwards the gateway's form unchanged, as the web application's handler does; returns the redirect's address. */
  const bringBack = async (nextUrl: string, body: string): Promise<string> => {
    const { pathname, search } = new URL(nextUrl);
    const response = await sandbox.app.request(pathname + search, {
      method: "POST",
      body,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    assert.equal(response.status, 303);
    return response.headers.get("location") ?? "";
  };
  return {
    init,
    bringBack,
    async book(given: Record<string, unknown> = {}): Promise<string> {
      const created = await sandbox.post(
        `${SITC}/reservation/create/11/101`,
        testDraft(given),
        guest.headers,
      );
      return dataOf<{ reservationId: string }>(created).reservationId;
    },
    async pay(id: string, outcome = "approve"): Promise<string> {
      const { nextUrl, body } = await payAtGateway(dataOf<GatewayForm>(await init(id)), { outcome });
      return bringBack(nextUrl, body);
    },
    approve: (reservationId: string, approvalId: string, { who = guest, call = "approval" } = {}) =>
      sandbox.post(`${SITC}/payment/${call}`, { reservationId, approvalId }, who.headers),
    statusOf: async (id: string) =>
      dataOf<{ status: string; paymentStatus?: string; autoCancelAt?: string }>(
        await sandbox.get(`${SITC}/reservation/status/${id}`, guest.headers),
      ),
    chargesOf: async (id: string) =>
      (
        (await sandbox.control("GET", `/gateway/charges?reservationId=${id}`)).body as {
          charges: { amount: number; refunded: number; state: string }[];
        }
      ).charges.map(({ amount, refunded, state }) => ({ amount, refunded, state })),
    callsAt: async (path: string) =>
      ((await sandbox.control("GET", `/calls?path=${path}`)).body as { total: number }).total,
  };
}
