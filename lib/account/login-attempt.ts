import "server-only";
import { createHash, randomBytes } from "node:crypto";
import * as oauth from "oauth4webapi";
import { Agent, request } from "undici";
import { type LoginAttempt, loginAttemptSchema } from "@/lib/account/schema";
import { type CookieToSet, isSecure, seal, unseal } from "@/lib/account/session";
import type { Provider } from "@/lib/base/ids";
import { loadSetting } from "@/lib/cms/site/loaders";
import { runWithTimeLimit } from "@/lib/http/request-deadline";
import { log } from "@/lib/server/log/log";
import { env } from "@/lib/server/settings/env";
import { processWide } from "@/lib/server/settings/process-wide";

type Client = { server: oauth.AuthorizationServer; client: oauth.Client };

/** Returns the provider's configuration; undefined when it is not set up, so that no login can begin (R12.3). */
export async function loadProvider(provider: Provider): Promise<Client | undefined> {
  const origin = provider === "kakao" ? env().MESSENGER_ORIGIN : env().LOYALTY_ORIGIN;
  const clientId =
    provider === "kakao" ? (await loadSetting("kakao_info"))?.client_id : env().LOYALTY_CLIENT_ID;
  if (origin === undefined || clientId === undefined) return undefined;
  return {
    server: { issuer: origin, authorization_endpoint: `${origin}/oauth/authorize` },
    client: { client_id: clientId },
  };
}

/**
 * Returns the address at which a login begins: the authorization-code flow with state, PKCE and a nonce. The nonce is
 * derived from the code verifier, so that the back end, which exchanges the code and gets the verifier, can check it
 * without another field.
 */
export async function authorizeAddress({ server, client }: Client, attempt: LoginAttempt, prompt?: string) {
  const url = new URL(server.authorization_endpoint ?? "");
  const challenge = await oauth.calculatePKCECodeChallenge(attempt.codeVerifier);
  const parameters = {
    client_id: client.client_id,
    redirect_uri: callbackAddress(attempt.provider),
    response_type: "code",
    state: attempt.state,
    nonce: createHash("sha256").update(`nonce.${attempt.codeVerifier}`).digest("base64url"),
    code_challenge: challenge,
    code_challenge_method: "S256",
    ...(prompt === undefined ? {} : { prompt }),
    ...(attempt.provider === "hyatt" ? { scope: "openid" } : {}),
  };
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
  return url.href;
}

export type Outcome = { kind: "code"; code: string } | { kind: "refused"; error: string };

/** Validates the provider's response; one with a repeated key, another issuer or another state is invalid. */
export function readReturn({ server, client }: Client, search: URLSearchParams, state: string): Outcome {
  try {
    const parameters = oauth.validateAuthResponse(server, client, search, state);
    const [code = "", ...others] = parameters.getAll("code");
    return code === "" || others.length > 0 ? { kind: "refused", error: "invalid" } : { kind: "code", code };
  } catch (error) {
    const isAnswer = error instanceof oauth.AuthorizationResponseError;
    return { kind: "refused", error: isAnswer ? error.error : "invalid" };
  }
}

export const newCodeVerifier = oauth.generateRandomCodeVerifier;

const TIMEOUT_MS = 1_500;
/**
 * Milliseconds for which a result is cached; shorter for a provider that is down, so that guests can log in soon after
 * it is back.
 */
const REMEMBERED_MS = { up: 5_000, down: 3_000 };

type Memory = { until: number; isDown: Promise<boolean>; hasAnswered: boolean };

const memories = processWide("login-providers", () => new Map<string, Memory>());
const dispatcher = processWide(
  "login-probe",
  () => new Agent({ connections: 2, connect: { timeout: TIMEOUT_MS } }),
);

/**
 * Returns whether a provider is unreachable, so that a browser sent there would show its own error page. Sends a
 * request to the configured origin, follows no redirect, waits at most 1.5 s and caches the result for a few seconds.
 * Any HTTP response means that the provider is up. Never rejects. See
 * docs/decisions/signing-in.md.
 */
export function isProviderDown(provider: Provider): Promise<boolean> {
  const { LOGIN_PROBE, MESSENGER_ORIGIN, LOYALTY_ORIGIN } = env();
  const origin = provider === "kakao" ? MESSENGER_ORIGIN : LOYALTY_ORIGIN;
  if (LOGIN_PROBE === "off" || origin === undefined) return Promise.resolve(false);
  const known = memories.get(origin);
  if (known !== undefined && known.until > Date.now()) return known.isDown;
  const memory: Memory = {
    until: Date.now() + TIMEOUT_MS + REMEMBERED_MS.down,
    isDown: Promise.resolve(false),
    hasAnswered: known?.hasAnswered ?? false,
  };
  memory.isDown = probe(origin).then((reached) => {
    memory.hasAnswered ||= reached === "answered";
    // A server without outgoing connections never gets a response, although browsers may reach the provider.
    const isDown = reached === "refused" || (reached === "silent" && memory.hasAnswered);
    memory.until = Date.now() + (isDown ? REMEMBERED_MS.down : REMEMBERED_MS.up);
    if (isDown) log.warn(`no response from ${origin} (${reached}): logins there are blocked`);
    return isDown;
  });
  memories.set(origin, memory);
  return memory.isDown;
}

async function probe(origin: string): Promise<"answered" | "refused" | "silent"> {
  try {
    await runWithTimeLimit(TIMEOUT_MS, async (signal) => {
      // A kept-alive connection that has gone stale would look like a provider that is down.
      const { body } = await request(origin, { method: "HEAD", dispatcher, signal, reset: true });
      await body.dump();
    });
    return "answered";
  } catch (error) {
    return Reflect.get(Object(error), "code") === "ECONNREFUSED" ? "refused" : "silent";
  }
}

const LIFE_MS = 10 * 60_000;
/** Several tabs may log in at once; more attempts than this are left over from abandoned logins. */
const MAX_ATTEMPTS = 5;
/** For all attempt cookies together: a server reads at most 16 KB of headers, and beyond that no page would load. */
const MAX_BYTES = 6_144;

/** Prefix of the attempt cookies; the id at the start of the state follows it. */
export const attemptPrefix = () => (isSecure() ? "__Host-login-" : "login-");

/** Returns a new state for one attempt: the id that names its cookie, and a secret part. */
export function newState(): string {
  return `${randomBytes(6).toString("hex")}.${randomBytes(18).toString("base64url")}`;
}

/** Returns the attempt's own cookie (R1.6), valid for ten minutes. */
export async function attemptCookie(attempt: LoginAttempt): Promise<CookieToSet> {
  const value = await seal("login-attempt", attempt, new Date(Date.now() + LIFE_MS));
  return cookie(cookieNameOf(attempt.state) ?? "", value, LIFE_MS / 1_000);
}

/** Returns the name of the cookie for a state; undefined for an invalid state. */
export function cookieNameOf(state: string | null): string | undefined {
  const id = /^([\da-f]{12})\.[\w-]{24}$/.exec(state ?? "")?.[1];
  return id === undefined ? undefined : attemptPrefix() + id;
}

/** Returns the attempt in this cookie if it is for this provider and this state. */
export async function readAttempt(
  value: string | undefined,
  { provider, state }: Pick<LoginAttempt, "provider" | "state">,
): Promise<LoginAttempt | undefined> {
  const attempt = await unseal("login-attempt", value, loginAttemptSchema);
  return attempt?.provider === provider && attempt.state === state ? attempt : undefined;
}

/**
 * Returns the names of the attempt cookies to remove so that one of `bytes` fits. `sent` is ordered as browsers send
 * cookies, oldest first.
 */
export function attemptsToEvict(sent: readonly { name: string; value: string }[], bytes: number): string[] {
  const attempts = sent.filter(({ name }) => name.startsWith(attemptPrefix())).reverse();
  let left = MAX_BYTES - bytes;
  const fittingCount = attempts.slice(0, MAX_ATTEMPTS - 1).findIndex(({ name, value }) => {
    left -= name.length + value.length;
    return left < 0;
  });
  return attempts
    .slice(fittingCount === -1 ? MAX_ATTEMPTS - 1 : fittingCount)
    .map(({ name }) => name)
    .reverse();
}

/** Returns the cookie that removes the attempt cookie of this name. */
export function endedAttemptCookie(name: string): CookieToSet {
  return cookie(name, "", 0);
}

/** Returns the address to which a provider sends the guest back; only these two are registered with the providers. */
export function callbackAddress(provider: LoginAttempt["provider"]): string {
  return `${env().PUBLIC_ORIGIN}/auth/${provider}/callback`;
}

function cookie(name: string, value: string, maxAge: number): CookieToSet {
  return { name, value, maxAge, httpOnly: true, secure: isSecure(), sameSite: "lax", path: "/" };
}
