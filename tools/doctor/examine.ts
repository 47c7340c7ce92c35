import { createClient } from "@redis/client";
import { type SettingKey, settingKeys, settingSchema, settingSchemas } from "@/lib/cms/site/schema";
import { FALLBACK_LOCALE, locales } from "@/lib/i18n/locales";
import { readBrand } from "@/lib/server/brand/read-brand";
import { tracesAddress } from "@/lib/server/send-traces";
import type { Env } from "@/lib/server/settings/env-schema";

/** What is wrong or worth knowing about an installation, and the next step. */
export type Finding = {
  /** `wrong` keeps guests from something, `danger` invites an attack or a loss, `note` is for information. */
  kind: "wrong" | "danger" | "note";
  about: string;
  next: string;
};

const wrong = (about: string, next: string): Finding => ({ kind: "wrong", about, next });
const danger = (about: string, next: string): Finding => ({ kind: "danger", about, next });
const note = (about: string, next: string): Finding => ({ kind: "note", about, next });

const PATIENCE_MS = 5_000;

/** Different characters below which a secret was made up by a person. */
const FEW_CHARACTERS = 10;

/** Examines the settings by themselves. They are valid: `parseEnv` has read them. */
export function examineSettings(env: Env): Finding[] {
  const { PUBLIC_ORIGIN, BACKEND_ORIGIN, MESSENGER_ORIGIN } = env;
  const isPublic = !isLocal(PUBLIC_ORIGIN);
  const hasTls = PUBLIC_ORIGIN.startsWith("https:");
  const findings: (Finding | false)[] = [
    !isPublic && danger(`PUBLIC_ORIGIN is ${PUBLIC_ORIGIN}`, "Set it to the address that guests see."),
    isPublic &&
      !hasTls &&
      danger("PUBLIC_ORIGIN has no TLS", "Sessions could be read on the way: use https."),
    hasTls &&
      env.TRUSTED_HOPS === 0 &&
      danger(
        "TRUSTED_HOPS is 0 behind TLS",
        "Set the number of your proxies: limits by address do not work.",
      ),
    isPublic &&
      isLocal(BACKEND_ORIGIN) &&
      note(`BACKEND_ORIGIN is ${BACKEND_ORIGIN}`, "Right only if the back end runs on this machine."),
    isPublic &&
      !isLocal(BACKEND_ORIGIN) &&
      BACKEND_ORIGIN.startsWith("http:") &&
      danger(
        "the back end is called without TLS",
        "Guests' tokens travel there: use https or a private network.",
      ),
    isWeak(env.SESSION_SECRET) && danger("SESSION_SECRET is weak", "Make one: openssl rand -hex 32"),
    isWeak(env.WORKBENCH_SECRET) && danger("WORKBENCH_SECRET is weak", "Make one: openssl rand -base64 24"),
    env.PUBLISH_SECRET.length === 0 &&
      note("PUBLISH_SECRET is not set", "Publications show after half a minute instead of at once."),
    env.PUBLISH_SECRET.length === 2 &&
      note(
        "PUBLISH_SECRET names two secrets",
        "Remove the old one once the back end signs with the new one.",
      ),
    env.REDIS_URL === undefined &&
      note("REDIS_URL is not set", "Right for one instance; several need it (Several instances)."),
    env.CONTENT_HOSTS === "any" &&
      danger(
        "CONTENT_HOSTS is any",
        "Remove it, and name what pages may use: MEDIA_HOSTS and GATEWAY_ORIGINS.",
      ),
    env.SECURITY_CONTACT === undefined &&
      note("SECURITY_CONTACT is not set", "Whoever finds a weakness does not know whom to tell."),
    env.MEDIA_HOSTS.length === 0 &&
      note("MEDIA_HOSTS is not set", "Pages may load pictures and videos from any https host: name yours."),
    env.GATEWAY_ORIGINS.length === 0 &&
      danger(
        "GATEWAY_ORIGINS is not set",
        "The payment page may send its form to any https origin: name the gateway's.",
      ),
    env.MEDIA_ORIGIN === undefined &&
      note("MEDIA_ORIGIN is not set", "Every picture is loaded in full size."),
    env.SEARCH_ENGINES === "off" && note("SEARCH_ENGINES is off", "No search engine shows this site."),
    note(
      "addresses that must be registered at the messenger",
      `${MESSENGER_ORIGIN}: ${PUBLIC_ORIGIN}/auth/kakao/callback and ${PUBLIC_ORIGIN}/auth/kakao/logout`,
    ),
    env.LOYALTY_ORIGIN !== undefined &&
      note(
        "the address that must be registered at the loyalty login",
        `${env.LOYALTY_ORIGIN}: ${PUBLIC_ORIGIN}/auth/hyatt/callback`,
      ),
  ];
  return findings.filter((finding) => finding !== false);
}

function isLocal(origin: string): boolean {
  return /^(?:localhost|127\..*|\[::1\])$/.test(new URL(origin).hostname);
}

function isWeak(secret: string | undefined): boolean {
  return secret !== undefined && new Set(secret).size < FEW_CHARACTERS;
}

/** Reads the brand that the settings choose. Never throws. */
export function examineBrand(chosen: string): Finding[] {
  try {
    const { name, isChosen } = readBrand(chosen);
    if (!isChosen) {
      const next =
        "Right if the group's own look is that of the application: name and logo come from the back end.";
      return [note("BRAND is not set", next)];
    }
    return locales
      .filter((locale) => name[locale] === undefined)
      .map((locale) =>
        note(
          `the brand ${chosen} has no name in ${locale}`,
          `Pages in that language show ${name[FALLBACK_LOCALE]}.`,
        ),
      );
  } catch (error) {
    const next = "The server does not start with it: correct the file (A group's own look).";
    return [wrong(reasonOf(error), next)];
  }
}

/** Seconds; signatures of publications are valid for five minutes, sessions are compared with the back end's times. */
const MAX_CLOCK_SECONDS = 60;

/** Asks the back end for the group's settings, and compares clocks. Never throws. */
export async function examineBackEnd(origin: string, now: () => number = Date.now): Promise<Finding[]> {
  const findings: Finding[] = [];
  let apart = 0;
  for (const key of settingKeys) {
    const address = `${origin}/api/common_channel_resource/system/get?key=${key}`;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: "manual" });
      const date = Date.parse(response.headers.get("date") ?? "");
      if (Number.isFinite(date)) apart = (date - now()) / 1_000;
      if (response.status >= 500) throw new Error(`status ${response.status}`);
      if (!isReadable(key, response.ok ? await response.json() : undefined))
        findings.push(wrong(`the back end has no usable setting ${key}`, needs[key]));
    } catch (error) {
      const next = `${origin}: ${reasonOf(error)}. Try: npm run check:backend -- ${origin}`;
      return [wrong("the back end cannot be asked", next)];
    }
  }
  if (Math.abs(apart) > MAX_CLOCK_SECONDS) {
    const next = "Synchronise both clocks: publications are refused beyond five minutes.";
    findings.push(wrong(`the back end's clock is ${Math.round(apart)} s off`, next));
  }
  return findings;
}

/** What is missing on the site without a setting. */
const needs: Readonly<Record<SettingKey, string>> = {
  kakao_info: "Without it no guest can sign in, share or add the channel.",
  app_config_channel: "Without it the site has no name, and no logo.",
  account_order: "Without it the ways to sign in are in no chosen order.",
  func_config: "Without it there is no front page (homeResourceId).",
  legal: "Without it no page says who runs the site, as the law on commerce wants it.",
};

function isReadable(key: SettingKey, body: unknown): boolean {
  const data = typeof body === "object" && body !== null && "data" in body ? body.data : undefined;
  const setting = settingSchema.safeParse(data);
  return setting.success && settingSchemas[key].safeParse(setting.data.value).success;
}

/** Asks Redis whether it can be reached, and what it does when it is full. Never throws. */
export async function examineRedis(url: string): Promise<Finding[]> {
  const client = createClient({ url, socket: { connectTimeout: PATIENCE_MS, reconnectStrategy: false } });
  client.on("error", () => {});
  try {
    await client.connect();
    const { "maxmemory-policy": policy = "" } = await client.configGet("maxmemory-policy");
    const { maxmemory = "0" } = await client.configGet("maxmemory");
    return checkRedis(policy, Number(maxmemory));
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return [wrong(`Redis cannot be asked (${reason})`, "Each instance works alone until it can.")];
  } finally {
    if (client.isOpen) client.destroy();
  }
}

/** Examines what Redis does when it is full; `maxMemory` in bytes, 0 for no limit. */
export function checkRedis(policy: string, maxMemory: number): Finding[] {
  if (maxMemory === 0)
    return [danger("Redis has no limit", "Set maxmemory: pages would fill the machine's memory.")];
  if (policy === "volatile-lru") return [];
  const next = "Set maxmemory-policy volatile-lru: the numbers of publications must stay, and pages may go.";
  return [wrong(`Redis evicts by ${policy}`, next)];
}

/** Sends a collector of traces none. Never throws; guests notice nothing of a collector that is away. */
export async function examineCollector(endpoint: string): Promise<Finding[]> {
  const address = tracesAddress(endpoint);
  const about = `traces are not taken at ${address}`;
  try {
    const { ok, status } = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ resourceSpans: [] }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return ok ? [] : [note(about, `It answers ${status}: is OTLP over HTTP on, and with JSON?`)];
  } catch {
    return [note(about, "Nothing answers there. Traces are lost until something does.")];
  }
}

/** What every page of ours carries, and a proxy must leave as it is. */
const HEADERS = ["content-security-policy", "x-content-type-options", "referrer-policy", "etag", "vary"];

/** Asks the site as a guest would, through its proxy. Never throws; a site that does not run yet is a note. */
export async function examineSite(origin: string): Promise<Finding[]> {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS), ...init });
  try {
    const findings: Finding[] = [];
    const page = await ask("/", { headers: { accept: "text/html" } });
    const missing = HEADERS.filter((name) => !page.headers.has(name));
    if (page.status === 200 && missing.length > 0)
      findings.push(wrong(`pages arrive without ${missing.join(", ")}`, "Let the proxy pass all headers."));
    const cookies = await ask("/", { headers: { cookie: `filler=${"x".repeat(16_000)}` } });
    if (cookies.status === 400 || cookies.status === 431)
      findings.push(wrong("the proxy refuses 16 KB of cookies", "Let it pass 64 KB of headers."));
    if ((await ask("/metrics")).status === 200)
      findings.push(danger("/metrics is public", "Close it in the proxy."));
    if ((await ask("/healthz")).status !== 200)
      findings.push(wrong("/healthz is closed", "Open it: pages ask there whether the server lives."));
    return findings;
  } catch (error) {
    return [note(`${origin} does not answer here`, `${reasonOf(error)}; examine it once it runs.`)];
  }
}

/** The cause of a failed request says more than the request: a name that is unknown, a certificate that has expired. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
