import { type BackendCall, backendCall, backendCalls } from "@/lib/workbench/backend/backend-calls";
import { type Awaiting, checkPublication } from "@/tools/check-backend/await-publication";
import { CheckContext } from "@/tools/check-backend/calls/check-context";
import { type Found, nothingFound } from "@/tools/check-backend/found";
import type { CheckReport } from "@/tools/check-backend/report";
import { isLoopback, openConnections } from "@/tools/check-backend/send";
import {
  checkCoupons,
  checkGuest,
  checkOrdersAndAnswers,
  checkReservations,
} from "@/tools/check-backend/steps/account";
import { checkAsOf } from "@/tools/check-backend/steps/as-of";
import { availabilityCalls, checkAvailability } from "@/tools/check-backend/steps/availability";
import { bookingCalls, checkBooking } from "@/tools/check-backend/steps/booking";
import {
  checkLanguages,
  checkResources,
  checkSettings,
  checkSites,
} from "@/tools/check-backend/steps/content";
import { checkOtherGuest } from "@/tools/check-backend/steps/other-guest";
import { checkEvents, checkPageKeys, checkPages, checkParts } from "@/tools/check-backend/steps/pages";
import { checkParallelReads } from "@/tools/check-backend/steps/parallel";
import { checkParticipation, participationCalls } from "@/tools/check-backend/steps/participation";
import { checkPaying, payingCalls } from "@/tools/check-backend/steps/paying";
import { checkPictures } from "@/tools/check-backend/steps/pictures";
import { checkPromotionDetails, checkPromotionLists } from "@/tools/check-backend/steps/promotions";
import {
  checkRecords,
  checkRefusedActions,
  checkRenewal,
  checkReports,
  recordCalls,
  refusedCalls,
  renewalCalls,
} from "@/tools/check-backend/steps/records";
import {
  checkNotFound,
  checkNothingToChange,
  checkSessions,
  checkUnknownCall,
  checkWrongRequests,
  notFoundCalls,
} from "@/tools/check-backend/steps/refusals";

/** What belongs to no single call, by the names by which `--only` selects it. */
export const promises = {
  encrypted: "the connection is encrypted",
  clock: "the clock is right",
  "unknown-call": "an unknown call is refused in the envelope",
  parallel: "fifty reads at once are answered as one after another",
  "as-of": "what is asked as of another day is answered as of it",
  "other-guest": "another guest reaches nothing of the first",
  publication: "a publication arrives, signed",
} as const;

export type RunOptions = {
  origin: URL;
  /** The access token of a guest; an empty one counts as none. */
  token?: string | undefined;
  /** That of another guest, who must not reach what the first has. */
  token2?: string | undefined;
  /** Records, reserves, pays and cancels; otherwise only reads. */
  mayWrite?: boolean;
  /** Names of calls, domains or promises; by default all. */
  only?: readonly string[];
  publicOrigin: URL;
  publication?: Awaiting | undefined;
};

/** Whether a name selects anything, as `--only` accepts it. */
export function isSelectable(name: string): boolean {
  return (
    Object.keys(promises).some((id) => isPromised(id, "overall", [name])) ||
    backendCalls.some((call) => isSelected(call, [name]))
  );
}

function isPromised(id: string, group: string, only: readonly string[]): boolean {
  return only.length === 0 || only.includes(id) || only.includes(group);
}

function isSelected({ id, domain, endpoint }: BackendCall, only: readonly string[]): boolean {
  return (
    only.length === 0 ||
    only.some((name) => [id, domain, endpoint.name].includes(name) || endpoint.name.startsWith(`${name}/`))
  );
}

/** Checks a back end, and returns what was found. Never throws for anything that the back end does. */
export async function runCheck(options: RunOptions): Promise<CheckReport> {
  const startedAt = new Date();
  const agent = openConnections();
  const check = new CheckContext({
    origin: options.origin,
    token: options.token?.trim() || undefined,
    otherToken: options.token2?.trim() || undefined,
    agent,
    publicOrigin: options.publicOrigin,
  });
  for (const [id, title] of Object.entries(promises)) check.addPromise(id, title);
  let unusable: string | undefined;
  try {
    unusable = await runSteps(check, options);
  } finally {
    await agent.destroy();
  }
  const { only = [] } = options;
  const calls = check.reports().filter(({ id, group }) => {
    const call = backendCalls.find((call) => call.id === id);
    return call === undefined ? isPromised(id, group, only) : isSelected(call, only);
  });
  return {
    origin: options.origin.origin,
    startedAt: startedAt.toISOString(),
    lasted: Date.now() - startedAt.getTime(),
    mode: options.mayWrite === true ? "write" : "read only",
    calls: check.hasAnswered ? calls : [],
    ...(check.hasAnswered ? {} : { unreachable: check.silence ?? "no answer" }),
    ...(unusable === undefined ? {} : { unusable }),
  };
}

type Step = (check: CheckContext, found: Found, isWanted: (id: string) => boolean) => Promise<void>;

type Part = { calls: readonly string[]; step: Step };

/** The reads, in the order in which each is called with what those before it returned. */
const reads: readonly Part[] = [
  { calls: ["getSetting"], step: checkSettings },
  { calls: ["listLanguages"], step: checkLanguages },
  { calls: ["queryResources"], step: checkResources },
  { calls: ["listSites"], step: checkSites },
  { calls: ["getLayout", "getPageOfResource"], step: checkPages },
  { calls: ["getParts"], step: checkParts },
  { calls: ["getPageByKey"], step: checkPageKeys },
  {
    calls: ["getPlaceNames", "getPlaceNamesOfOutlet", "listAdSdksOfCampaign", "listAdSdksOfResource"],
    step: checkReports,
  },
  { calls: ["listPromotions", "listSpecialOffers"], step: checkPromotionLists },
  { calls: ["getPromotion", "getPromotionName"], step: checkPromotionDetails },
  { calls: ["listEvents"], step: checkEvents },
  { calls: availabilityCalls, step: checkAvailability },
  { calls: ["as-of"], step: checkAsOf },
  { calls: ["parallel"], step: checkParallelReads },
];

const guestReads: readonly Part[] = [
  { calls: ["getUserInfo", "getQrText", "getEncodedUserId"], step: checkGuest },
  { calls: ["listReservations", "getReservation", "getReservationStatus"], step: checkReservations },
  { calls: ["listCoupons", "getCouponName"], step: checkCoupons },
  { calls: ["getOrderedItemCount", "getOwnAnswers"], step: checkOrdersAndAnswers },
  { calls: ["other-guest"], step: checkOtherGuest },
];

/** What changes something, by the calls for whose sake it is done. */
const writes: readonly (Part & { needsGuest: boolean })[] = [
  { calls: recordCalls, step: checkRecords, needsGuest: false },
  { calls: bookingCalls, step: checkBooking, needsGuest: true },
  { calls: payingCalls, step: checkPaying, needsGuest: true },
  { calls: refusedCalls, step: checkRefusedActions, needsGuest: false },
  { calls: participationCalls, step: checkParticipation, needsGuest: true },
  { calls: notFoundCalls, step: checkNothingToChange, needsGuest: true },
  { calls: renewalCalls, step: checkRenewal, needsGuest: true },
];

/** Returns the reads that are chosen, and those before them; all, where what is chosen needs promotions. */
function chooseReads(isWanted: (id: string) => boolean): readonly Part[] {
  const needsPromotions = [...guestReads, ...writes].some(({ calls }) => calls.some(isWanted));
  const last = reads.findLastIndex(({ calls }) => calls.some(isWanted));
  return needsPromotions ? reads : reads.slice(0, last + 1);
}

/** Returns why the result cannot be relied on; undefined where it can. */
async function runSteps(
  check: CheckContext,
  { mayWrite = false, publication, only = [] }: RunOptions,
): Promise<string | undefined> {
  const isWanted = (id: string) =>
    id in promises ? isPromised(id, "overall", only) : isSelected(backendCall(id), only);
  const found = nothingFound();
  const failures: string[] = [];
  const run = async (step: Step) => {
    try {
      await step(check, found, isWanted);
    } catch (error) {
      // Whatever a back end answers, the other steps go on.
      failures.push(`${step.name} broke off: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  await checkUnknownCall(check);
  if (!check.hasAnswered) return undefined;
  checkConnection(check);
  for (const { step } of chooseReads(isWanted)) await run(step);
  await checkSessions(check, { isWanted, mayWrite });
  const refusedTokens = await checkTokens(check);
  const hasGuest = () => check.token !== undefined;
  for (const { calls, step } of guestReads) if (hasGuest() && calls.some(isWanted)) await run(step);
  for (const step of [checkPictures, checkNotFound, checkWrongRequests]) await run(step);
  for (const { calls, step, needsGuest } of mayWrite ? writes : []) {
    if (calls.some(isWanted) && (!needsGuest || hasGuest())) await run(step);
  }
  explainUntested(check, mayWrite);
  check.skip("other-guest", "needs --token and --token2, of two guests");
  if (publication === undefined) check.skip("publication", "needs --publish PORT and PUBLISH_SECRET");
  else await checkPublication(check, publication);
  const reasons = [...refusedTokens, ...failures];
  return reasons.length === 0 ? undefined : reasons.join("; ");
}

/** Returns why a token cannot be used; the calls that need it are then not tested. */
async function checkTokens(check: CheckContext): Promise<string[]> {
  const { token, otherToken } = check;
  if (token === undefined)
    return otherToken === undefined
      ? []
      : ["--token2 needs --token, the guest whose things it must not reach"];
  if (token === otherToken) {
    check.otherToken = undefined;
    return ["--token2 is --token itself: name another guest's"];
  }
  if (check.isMissing("getUserInfo")) return [];
  const isRefused = async (one: string) =>
    (await check.ask("getUserInfo", {}, { token: one, expect: "either" }))?.status === 401;
  const reasons: string[] = [];
  if (otherToken !== undefined && (await isRefused(otherToken))) {
    check.otherToken = undefined;
    reasons.push("the back end refuses --token2 (401): its session may have expired");
  }
  if (await isRefused(token)) {
    check.token = undefined;
    reasons.push("the back end refuses --token (401): its session may have expired");
  }
  return reasons;
}

const MAX_SKEW_SECONDS = 60;

function checkConnection(check: CheckContext): void {
  const { protocol, hostname } = check.origin;
  if (protocol === "https:") check.pass("encrypted");
  else if (isLoopback(hostname)) check.skip("encrypted", "the back end is on this machine");
  else
    check.note("encrypted", {
      kind: "insecure",
      path: protocol,
      expected: "https:",
      got: check.origin.origin,
      guest: "Nothing; but everybody on the way can read and change what is sent.",
    });
  const skew = check.clockSkewSeconds;
  if (skew === undefined) check.skip("clock", "answers have no Date header");
  else if (Math.abs(skew) <= MAX_SKEW_SECONDS) check.pass("clock");
  else
    check.note("clock", {
      path: "header date",
      expected: "the time of this machine, to a minute",
      got: `${Math.abs(skew)} seconds ${skew > 0 ? "ahead" : "behind"}`,
      guest: "Reads that the time to pay is over too early, or too late.",
    });
}

/** Says why what was not asked was not. */
function explainUntested(check: CheckContext, mayWrite: boolean): void {
  for (const { id, endpoint, description } of backendCalls) {
    const needs = [
      ...(endpoint.idempotent || mayWrite ? [] : ["--write"]),
      ...((description.session === "required" || id === "preApprovePayment") && check.token === undefined
        ? ["--token"]
        : []),
    ];
    if (needs.length > 0) check.skip(id, `needs ${needs.join(" and ")}`);
    else check.skip(id, "nothing that the back end returned can be requested");
  }
}
