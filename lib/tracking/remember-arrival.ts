import "client-only";
import * as z from "zod/mini";
import { howOpened } from "@/lib/browser/page";
import { readEntry, readStored, writeStored } from "@/lib/browser/storage";
import { newAttemptKey } from "@/lib/http/attempt-key";
import { callApi } from "@/lib/http/call-api";
import { entrySchemas } from "@/lib/routing/entry-params";
import { attributionKeys, rememberBooked } from "@/lib/tracking/attribution";
import { collectLanding } from "@/lib/tracking/endpoints";
import { isolateTracker } from "@/lib/tracking/isolate-tracker";
import { isLanding, landingAction } from "@/lib/tracking/landing-action";
import { arrivalReferrer, rememberSource } from "@/lib/tracking/register-access";
import { screenOfPath } from "@/lib/tracking/screen-of-path";
import type { VisitContext } from "@/lib/tracking/visit-context";

const LANDED = "landed";

/** Returns whether the guest arrived on this page. It also marks the tab as landed, so call it once per document. */
function hasArrived(): boolean {
  const arrived = isLanding({
    entry: window.siteEntry ?? {},
    referrer: arrivalReferrer(),
    ownOrigin: location.origin,
    hasLanded: readStored("sessionStorage", LANDED) === true,
    navigation: howOpened() ?? "navigate",
  });
  writeStored("sessionStorage", LANDED, true);
  return arrived;
}

/** Reports a landing on this page (R10.1). Rejects with `AppError` when the call fails. */
async function recordLanding(): Promise<void> {
  const action = landingAction({
    address: location.href,
    entry: window.siteEntry ?? {},
    referrer: arrivalReferrer(),
    userAgent: navigator.userAgent,
    action: readAction(),
    now: new Date(),
  });
  const result = await callApi(collectLanding, action, { keepalive: true });
  if (!result.ok) throw result.error;
}

let isDone = false;

/**
 * Stores and reports, once per document and before it can be left, what only this document knows about the guest's
 * arrival: the keys of its address, the source, the landing (R10.1, R10.4, R10.5). Never throws.
 */
export function rememberArrival({ resourceId }: VisitContext): void {
  if (isDone) return;
  isDone = true;
  void isolateTracker("actions requested by the address could not be stored", () =>
    rememberEntry(resourceId),
  );
  void isolateTracker("the source of the visit could not be stored", () => {
    const isArrival = hasArrived();
    rememberSource(isArrival);
    if (isArrival) void isolateTracker("a landing was not recorded", recordLanding);
  });
}

/** The local storage keys of what an address requested (R10.6); losing them is harmless. */
const keys = {
  language: "language",
  registerFlags: "register-flags",
  postAction: "post-action",
} as const;

const MAX_FLAGS = 20;

const registerFlagsSchema = z.array(z.int().check(z.nonnegative())).check(z.maxLength(MAX_FLAGS));
const postActionSchema = z.object({
  hId: z.string(),
  trigger: z.string(),
  targetType: z.string(),
  /** Idempotency key, so that it runs once even when the page is left before the response is read. */
  attempt: z.string().check(z.regex(/^[\da-f]{32}$/)),
});

type PostAction = z.output<typeof postActionSchema>;

const here = new Map<string, unknown>();

/**
 * Stores what this page's address requested, under the keys of R10.6: the campaign and who shared, the language, the
 * resource to register interest in, the action to carry out after a login, the booked reservation. `resourceId` is the
 * page's own resource, used when `register` is just `true`.
 */
export function rememberEntry(resourceId: number | undefined): void {
  for (const [key, stored] of [
    ["campaign", attributionKeys.campaign],
    ["shared-by", attributionKeys.sharedBy],
    ["language", keys.language],
  ] as const) {
    const value = entrySchemas[key].safeParse(readEntry(key));
    if (value.success) writeStored("localStorage", stored, value.data);
  }
  const booked = entrySchemas["reservation-id"].safeParse(readEntry("reservation-id"));
  if (booked.success) rememberBooked(booked.data);
  const register = entrySchemas.register.safeParse(readEntry("register"));
  const wanted = register.success && register.data !== "true" ? Number(register.data) : resourceId;
  if (register.success && wanted !== undefined) rememberRegisterFlag(wanted);
  const hId = entrySchemas["post-action"].safeParse(readEntry("post-action"));
  if (hId.success) {
    const { name } = screenOfPath(location.pathname);
    remember(keys.postAction, {
      hId: hId.data,
      trigger: readAction() ?? "login",
      targetType: name,
      attempt: newAttemptKey(),
    });
  }
}

/** Returns the action that this address names, unless it also says to ignore it. */
export function readAction(): string | undefined {
  const action = entrySchemas.action.safeParse(readEntry("action"));
  const isIgnored = entrySchemas["ignore-action"].safeParse(readEntry("ignore-action")).data === true;
  return action.success && !isIgnored ? action.data : undefined;
}

/** Returns the ids of resources whose interest is still to be registered. */
export function readRegisterFlags(): number[] {
  return registerFlagsSchema.safeParse(recall(keys.registerFlags)).data ?? [];
}

/** Removes the id of a resource whose interest has been registered. */
export function forgetRegisterFlag(resourceId: number): void {
  remember(
    keys.registerFlags,
    readRegisterFlags().filter((flag) => flag !== resourceId),
  );
}

/** Returns the action that waits for a login. */
export function readPostAction(): PostAction | undefined {
  return postActionSchema.safeParse(recall(keys.postAction)).data;
}

/** Removes this action; one that another address has stored since stays. */
export function forgetPostAction({ attempt }: PostAction): void {
  if (readPostAction()?.attempt === attempt) remember(keys.postAction, null);
}

function rememberRegisterFlag(resourceId: number): void {
  remember(keys.registerFlags, [...new Set([...readRegisterFlags(), resourceId])].slice(-MAX_FLAGS));
}

/** Stores a value; one that storage rejects is kept in this page's memory. */
function remember(key: string, value: unknown): void {
  writeStored("localStorage", key, value);
  const isStored = JSON.stringify(readStored("localStorage", key)) === JSON.stringify(value);
  if (isStored) here.delete(key);
  else here.set(key, value);
}

function recall(key: string): unknown {
  return here.has(key) ? here.get(key) : readStored("localStorage", key);
}
