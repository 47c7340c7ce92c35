import { getUserInfo, updateProfile } from "@/lib/account/endpoints";
import { listAdSdksOfResource } from "@/lib/tracking/endpoints";
import { isSdkId } from "@/lib/tracking/schema";
import { backendCall } from "@/lib/workbench/backend/backend-calls";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { CallResult } from "@/tools/check-backend/calls/check-result";
import type { Found } from "@/tools/check-backend/found";
import { askInBoth } from "@/tools/check-backend/steps/content";
import { askOnce, sendRepeatedly } from "@/tools/check-backend/steps/expect-same-answer";
import { MARK } from "@/tools/check-backend/steps/find-table";
import { UNKNOWN, UNKNOWN_RESERVATION } from "@/tools/check-backend/unknown-ids";

/** The calls that record visits. */
export const recordCalls = ["collectLanding", "collectLegacyLanding", "registerPromotionAccess"] as const;

/** The calls that are only tried with what must be refused, and those that record the guest's interest. */
export const refusedCalls = [
  "logIn",
  "redeemCoupon",
  "createEventResult",
  "claimReservation",
  "approvePaymentRequest",
  "bindAccount",
  "unbindAccount",
  "applyResource",
  "executePostAction",
] as const;

/** The calls that renew a session and end it. */
export const renewalCalls = ["syncProfile", "updateProfile", "logOut"] as const;

const MAX_PLACES = 6;

/** Checks the names of places in reports, and the accounts at ad platforms. */
export async function checkReports(check: CheckContext, found: Found): Promise<void> {
  const outlets = [...found.nodes.values()].filter(({ type }) => type === "outlet").slice(0, MAX_PLACES);
  if (outlets.length === 0)
    for (const id of ["getPlaceNames", "getPlaceNamesOfOutlet"]) check.skip(id, "no outlet is known");
  for (const { id } of outlets) {
    if (!check.isMissing("getPlaceNames")) await askInBoth(check, "getPlaceNames", { resourceId: id });
    if (!check.isMissing("getPlaceNamesOfOutlet"))
      await askInBoth(check, "getPlaceNamesOfOutlet", { outletId: id });
  }
  await check.ask("listAdSdksOfCampaign", { campaign: "check-backend" });
  const [site] = found.sites;
  const places = [...found.nodes.keys()].slice(0, MAX_PLACES);
  if (places.length === 0) check.skip("listAdSdksOfResource", "no place is known");
  for (const resourceId of places) {
    if (check.isMissing("listAdSdksOfResource")) return;
    const accounts = await check.read(listAdSdksOfResource, { resourceId, siteId: site?.id ?? 0 });
    const wrong = accounts?.find(({ sdkId }) => !isSdkId(sdkId));
    if (wrong !== undefined)
      check.note("listAdSdksOfResource", {
        path: "$.data[*].sdkId",
        expected: "4 to 32 letters, digits, dashes and underscores",
        got: JSON.stringify(wrong.sdkId),
        guest: "Nothing; visits are not reported to this account.",
      });
  }
}

/** Records a visit in every way, marked as a test. */
export async function checkRecords(check: CheckContext, found: Found): Promise<void> {
  for (const id of ["collectLanding", "collectLegacyLanding"]) {
    const { input } = backendCall(id).description;
    await check.ask(id, { ...input, name: "check-backend", userAgent: MARK }, { token: null });
  }
  const [promotion] = found.cards;
  if (promotion === undefined) check.skip("registerPromotionAccess", "no promotion is known");
  else {
    const { record } = backendCall("registerPromotionAccess").description.input as { record: object };
    const input = {
      promotionId: promotion.id,
      record: { ...record, referer: "", src_type: "check-backend" },
    };
    await check.ask("registerPromotionAccess", input, { token: null });
  }
}

/** `error.code` of an event that does not exist. */
const NO_SUCH_EVENT = -101_101;
/** A back end without events says so by the key, and needs no number. */
const isAbsentKey = (key: string) => key === "page_not_found";

/** What can only be refused here: a code of a provider, a coupon, an event of nobody. */
export async function checkRefusedActions(check: CheckContext, found: Found): Promise<void> {
  const guest = check.token !== undefined;
  await expectRefused(check, "logIn", "needs a code of the provider; a wrong one is refused", {
    provider: "kakao",
    code: "check-backend-no-code",
    redirectUri: new URL("/auth/kakao/callback", check.publicOrigin).href,
  });
  if (!guest) return;
  const resourceId = found.cards[0]?.resourceId ?? 1;
  await expectRefused(check, "redeemCoupon", "would use a coupon up; an unknown one is refused", {
    couponId: UNKNOWN,
    resourceId,
    checkNumber: "0",
    password: "check-backend",
  });
  const refused = await expectRefused(
    check,
    "createEventResult",
    "no event of a page is open to the guest; an unknown one is refused",
    { eventId: UNKNOWN, answers: [{ type: "simple", question: MARK, answer: true }] },
  );
  const { code } = refused?.refusal ?? {};
  if (refused?.refusal?.key !== undefined && code !== NO_SUCH_EVENT && !isAbsentKey(refused.refusal.key))
    check.note("createEventResult", {
      path: "$.error.code",
      expected: `${NO_SUCH_EVENT} for an event that does not exist`,
      got: code === undefined ? "nothing" : `${code}`,
      guest: "Is told only that it did not work, or another reason than the true one.",
    });
  const claim = "would make a payment request its guest's; an unknown one is refused";
  await expectRefused(check, "claimReservation", claim, { id: UNKNOWN_RESERVATION });
  const request = "needs a payment request of an outlet; an unknown one is refused";
  const unknown = { reservationId: UNKNOWN_RESERVATION, approvalId: "check-backend" };
  await expectRefused(check, "approvePaymentRequest", request, unknown);
  await expectRefused(check, "bindAccount", "needs a code of the provider; a wrong one is refused", {
    provider: "hyatt",
    code: "check-backend-no-code",
    redirectUri: new URL("/auth/hyatt/callback", check.publicOrigin).href,
  });
  await expectRefused(check, "unbindAccount", "would unlink an account; an unknown one is refused", {
    provider: "hyatt",
    id: "check-backend",
  });
  const [place] = found.nodes.keys();
  if (place !== undefined) await check.ask("applyResource", { id: place });
  const send = (options: { key: string }) =>
    check.ask(
      "executePostAction",
      { hId: "check-backend", trigger: "check-backend", targetType: "check-backend" },
      { ...options, expect: "either" },
    );
  await sendRepeatedly(
    check,
    "executePostAction",
    { guest: "Is told that it failed, or has it twice." },
    send,
  );
}

async function expectRefused(
  check: CheckContext,
  id: string,
  reason: string,
  input: Readonly<Record<string, unknown>>,
): Promise<CallResult | undefined> {
  check.skip(id, reason);
  const result = await check.ask(id, input, {
    expect: "refusal",
    mayBeAbsent: id === "logIn" || id === "claimReservation",
    key: check.newKey(),
  });
  if (result?.data === undefined) return result;
  check.note(id, {
    path: "status",
    expected: "a refusal",
    got: `${result.status} with data`,
    guest: "Is told that it succeeded, although there is nothing of the kind.",
  });
  return result;
}

/** Renews the guest's profile and session; the last step, because it may end the old token. */
export async function checkRenewal(check: CheckContext): Promise<void> {
  const info = await check.read(getUserInfo, {});
  if (info === undefined) return;
  const { authBy: provider } = info;
  await askOnce(check, "syncProfile", { provider }, { guest: "Reads that nothing could be fetched anew." });
  const result = await askOnce(
    check,
    "updateProfile",
    { provider },
    {
      guest: "Is signed out where two pages renew the session at once.",
    },
  );
  const renewed = check.parse(updateProfile.data, result?.data);
  if (renewed?.accessToken === undefined) return check.skip("logOut", "would end the session of --token");
  if (renewed.expiresAt !== undefined && Date.parse(renewed.expiresAt) <= Date.now())
    check.note("updateProfile", {
      path: "$.data.expiresAt",
      expected: "an instant to come",
      got: renewed.expiresAt,
      guest: "Is signed out right after the session was renewed.",
    });
  const old = check.token;
  check.token = renewed.accessToken;
  const before = await check.ask("getUserInfo", {}, { token: old ?? null, expect: "either" });
  if (old !== check.token && before?.data === undefined)
    check.note("updateProfile", {
      path: "the old token",
      expected: "the old token to work for another minute, for pages that are still loading",
      got: `${before?.status ?? "no answer"} at once`,
      guest: "Is signed out in a page that was loading while the session was renewed.",
    });
  const again = await check.ask("getUserInfo", {}, { expect: "either" });
  if (again?.data === undefined)
    return check.note("updateProfile", {
      path: "$.data.accessToken",
      expected: "a token with which the guest is known",
      got: `${again?.status ?? "no answer"}`,
      guest: "Is signed out when the session is renewed.",
    });
  await check.ask("logOut", { provider });
  const after = await check.ask("getUserInfo", {}, { expect: "either" });
  if (after?.data !== undefined)
    check.note("logOut", {
      kind: "insecure",
      path: "status",
      expected: "401 for the token after the logout",
      got: `${after.status} with data`,
      guest: "Nothing; but whoever has the token stays signed in.",
    });
}
