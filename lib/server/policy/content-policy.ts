import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { embedOrigins } from "@/lib/cms/clean/allowed-elements";
import { isScopedStylesheet } from "@/lib/cms/clean/is-scoped-stylesheet";
import { readFrameworkData } from "@/lib/server/before-hydration/framework/framework-html";
import type { PageScripts } from "@/lib/server/built-page-scripts";
import { log } from "@/lib/server/log/log";
import { entryScript } from "@/lib/server/policy/entry-script";
import type { Env } from "@/lib/server/settings/env-schema";
import { adPlatforms } from "@/lib/tracking/ad-platforms/ad-platforms";
import { adScriptAddress, toAdExceptions } from "@/lib/tracking/ad-platforms/ad-settings";

/**
 * Returns the source expression of a content security policy that allows one inline script or style sheet by its text
 * (Content Security Policy Level 3, hash-source). Line ends count as the browser's parser reads them.
 */
export function hashSource(text: string): string {
  const parsed = text.replaceAll(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(parsed).digest("base64")}'`;
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Data for crawlers; browsers do not run it. */
const DATA = /\btype="application\/(?:ld\+)?json"/;

/**
 * Returns the hashes of the inline scripts that may run in a finished page: `ours`, which are constant, and those
 * that match one of the framework's forms completely with valid data. Other inline scripts get no hash, so that
 * browsers block them; `unknown` is their number.
 */
export function inlineScripts(html: string, ours: readonly string[]): { hashes: string[]; unknown: number } {
  const hashes = new Set<string>();
  let unknown = 0;
  for (const [, attributes = "", text = ""] of html.matchAll(SCRIPT)) {
    if (/\bsrc=/.test(attributes) || DATA.test(attributes)) continue;
    if (ours.includes(text) || readFrameworkData(text) !== undefined) hashes.add(hashSource(text));
    else unknown += 1;
  }
  return { hashes: [...hashes], unknown };
}

const STYLE = /<style\b/g;
/** Where an author's style sheet stands: first in its part (`components/cms/rendered-content.tsx`). */
const OF_PART = /<div data-part="([^"]*)"[^<>]*><style>([\s\S]*?)<\/style>/g;

/**
 * Returns the hashes of the inline style sheets that may apply in a finished page: those of authors, if they are
 * limited to their part. Others get no hash, so that browsers ignore them; `unknown` is their number.
 */
export function inlineStyles(html: string): { hashes: string[]; unknown: number } {
  const sheets = [...html.matchAll(OF_PART)].filter(([, part = "", css = ""]) =>
    isScopedStylesheet(css, part),
  );
  return {
    hashes: [...new Set(sheets.map(([, , css = ""]) => hashSource(css)))],
    unknown: [...html.matchAll(STYLE)].length - sheets.length,
  };
}

/** The hosts that the messenger's sharing script contacts and opens. */
const MESSENGER_HOSTS = ["https://kapi.kakao.com", "https://kauth.kakao.com", "https://sharer.kakao.com"];

/** The header that carries a policy. */
export const POLICY = "content-security-policy";

/** The policy of everything but pages: if a browser shows data or a file as a page, nothing in it may run. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The policy of the worker that opens saved receipts: it may ask this site for pages, and nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Policies held for pages that have the same: thousands of pages differ in a few styles of their authors. */
const POLICIES = 200;

/** The path to which browsers report policy violations. */
export const REPORT_PATH = "/policy-report";

/**
 * A second policy that blocks nothing: text that becomes code or markup is reported where the page's own rules do not
 * know it (`lib/server/before-hydration/every-page.ts`). Only browsers with Trusted Types apply it.
 */
export const REPORT_ONLY_POLICY = {
  "content-security-policy-report-only": `require-trusted-types-for 'script'; report-uri ${REPORT_PATH}; report-to policy`,
};

type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * The kind of page that a policy is for: a public page, one that is rendered for its request and therefore hydrates
 * by itself, a guest's private page, a page of the workbench, or the frame in which ad scripts run.
 */
export type PolicyKind = "public" | "onRequest" | "private" | "staff" | "adFrame";

/**
 * The style sheet that the library for toasts adds when it loads: first empty, then complete. A test compares it with
 * the installed version.
 */
export const TOAST_STYLES = [hashSource(""), "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"];

/**
 * Creates the content security policy of a finished page: nothing by default; scripts of the build and
 * the page's own inline scripts by hash (two of them are page scripts); vendor scripts only on public pages. A
 * guest's private pages, payment included, load scripts from nowhere else. Inline style sheets apply by hash; style
 * attributes are allowed, because authors and dialogs use them.
 */
export function createPolicy(
  settings: Env,
  { unhydrated, hydrated }: PageScripts,
): (kind: PolicyKind, html: string) => string {
  const origins = originsOf(settings);
  const ours = [entryScript(), unhydrated, hydrated];
  // Most pages have the same policy, and a stored page holds the text of its own.
  const written = new LRUCache<string, string>({ max: POLICIES, memoMethod: (policy) => policy });
  return (kind, html) => {
    const { hashes, unknown } = inlineScripts(html, ours);
    if (unknown > 0) log.warn(`${unknown} inline scripts of a page are unknown and will not run`);
    const directives = directivesOf(kind, { scripts: hashes, styles: styleSourcesOf(kind, html) }, origins);
    return written.memo(write(directives));
  };
}

type Origins = ReturnType<typeof originsOf>;

function originsOf(settings: Env) {
  const { PUBLIC_ORIGIN, MEDIA_ORIGIN, MEDIA_HOSTS, GATEWAY_ORIGINS } = settings;
  const anywhere = PUBLIC_ORIGIN.startsWith("https:") ? ["https:"] : ["https:", "http:"];
  const exceptions = toAdExceptions(settings);
  const platforms = adPlatforms.flatMap((platform) => {
    const address = adScriptAddress(platform, exceptions);
    return address === undefined ? [] : [{ ...platform.hosts, address }];
  });
  const media = MEDIA_HOSTS.length === 0 ? anywhere : MEDIA_HOSTS.map((host) => `https://${host}`);
  return {
    media: ["'self'", "data:", ...(MEDIA_ORIGIN === undefined ? [] : [MEDIA_ORIGIN]), ...media],
    vendorScripts: [...platforms.map(({ address }) => address), ...platforms.flatMap(({ script }) => script)],
    vendorConnections: platforms.flatMap(({ address, connect }) => [new URL(address).origin, ...connect]),
    vendorFrames: platforms.flatMap(({ frame }) => frame),
    messenger: settings.MESSENGER_SDK_ORIGIN,
    logins: [settings.MESSENGER_ORIGIN, settings.LOYALTY_ORIGIN].filter((origin) => origin !== undefined),
    gateways: GATEWAY_ORIGINS.length === 0 ? anywhere : GATEWAY_ORIGINS,
  };
}

/** Returns the sources of inline style sheets. Vendors' scripts and the workbench's preview add theirs at run time. */
function styleSourcesOf(kind: PolicyKind, html: string): readonly string[] {
  if (kind === "adFrame" || kind === "staff") return ["'unsafe-inline'"];
  const { hashes, unknown } = inlineStyles(html);
  if (unknown > 0) log.warn(`${unknown} inline style sheets of a page are unknown and will not apply`);
  return [...hashes, ...TOAST_STYLES];
}

type Inline = { scripts: readonly string[]; styles: readonly string[] };

function directivesOf(kind: PolicyKind, inline: Inline, origins: Origins): Directives {
  const { media, vendorScripts, vendorConnections, vendorFrames, messenger, logins, gateways } = origins;
  const common = {
    "default-src": ["'none'"],
    "img-src": media,
    "media-src": media,
    "font-src": ["'self'"],
    // For browsers that do not know the two that follow.
    "style-src": ["'self'", "'unsafe-inline'"],
    "style-src-elem": ["'self'", ...inline.styles],
    "style-src-attr": ["'unsafe-inline'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'self'"],
    "report-uri": [REPORT_PATH],
    "report-to": ["policy"],
  };
  if (kind === "adFrame") {
    return {
      ...common,
      "script-src": vendorScripts.length === 0 ? ["'none'"] : vendorScripts,
      "connect-src": ["'self'", ...vendorConnections],
      "frame-src": vendorFrames.length === 0 ? ["'none'"] : vendorFrames,
      "form-action": ["'none'"],
    };
  }
  const isPublic = kind === "public" || kind === "onRequest";
  return {
    ...common,
    // A public page is unhydrated: it has two constant scripts, and what they load may run. Browsers that do not know
    // this keyword use the listed addresses, and a page with the framework's own scripts needs them.
    "script-src": [
      ...(kind === "public" ? ["'strict-dynamic'"] : []),
      "'self'",
      ...inline.scripts,
      ...(isPublic ? [messenger, ...vendorScripts] : []),
    ],
    "connect-src": ["'self'", ...(isPublic ? [messenger, ...MESSENGER_HOSTS, ...vendorConnections] : [])],
    "frame-src": ["'self'", ...embedOrigins, ...(isPublic ? vendorFrames : [])],
    "form-action": ["'self'", ...logins, ...(isPublic ? ["https://sharer.kakao.com"] : gateways)],
    "manifest-src": ["'self'"],
    // Every page starts the worker that prepares for formatting, and private ones the one that opens saved receipts.
    "worker-src": ["'self'"],
  };
}

function write(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(" ")}`)
    .join("; ");
}
