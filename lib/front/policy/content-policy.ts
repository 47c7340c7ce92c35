import { embedOrigins } from "@/lib/cms/clean/markup/allowed-embeds";
import type { Env } from "@/lib/env-schema";
import type { PageScripts } from "@/lib/front/page/page-scripts";
import { entryScript } from "@/lib/front/policy/entry-script";
import { inlineScripts } from "@/lib/front/policy/inline-scripts";
import { log } from "@/lib/log/log";
import { type AdPlatform, adScriptAddress, toAdExceptions } from "@/lib/tracking/pixels/ad-scripts";
import { adPlatforms } from "@/lib/tracking/schema";

/** The hosts that a platform's own script speaks to (its vendor's documentation; none of them is ours to choose). */
const platformHosts: Readonly<Record<AdPlatform, { script: string[]; connect: string[]; frame: string[] }>> =
  {
    kakao_pixel: {
      script: [],
      connect: ["https://bc.ad.daum.net", "https://analytics.ad.daum.net", "https://act.ds.kakao.com"],
      frame: [],
    },
    naver_wcs: { script: ["https://ssl.pstatic.net"], connect: ["https://wcs.naver.com"], frame: [] },
    meta_pixel: {
      script: [],
      connect: ["https://www.facebook.com", "https://connect.facebook.net"],
      frame: ["https://www.facebook.com"],
    },
    google_tag: {
      script: ["https://googleads.g.doubleclick.net", "https://www.googleadservices.com"],
      connect: [
        "https://*.google-analytics.com",
        "https://*.analytics.google.com",
        "https://stats.g.doubleclick.net",
        "https://www.googletagmanager.com",
        "https://www.google.com",
        "https://www.google.co.kr",
        "https://pagead2.googlesyndication.com",
      ],
      frame: ["https://td.doubleclick.net", "https://www.googletagmanager.com"],
    },
  };

/** Where the messenger's sharing script sends and what it opens. */
const MESSENGER_HOSTS = ["https://kapi.kakao.com", "https://kauth.kakao.com", "https://sharer.kakao.com"];

/** The header in which a policy travels. */
export const POLICY = "content-security-policy";

/** An answer to a call is data; should a browser show it as a page, nothing in it runs. */
export const CALL_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Where browsers tell what a policy made them refuse. */
export const REPORT_PATH = "/policy-report";

/**
 * A second policy that refuses nothing: what of text becomes code or markup is reported where the page's own rules do not
 * know it (`lib/page-script/watch-sinks.ts`). Only browsers that know Trusted Types read it.
 */
export const WATCHING = {
  "content-security-policy-report-only": `require-trusted-types-for 'script'; report-uri ${REPORT_PATH}; report-to policy`,
};

type Directives = Readonly<Record<string, readonly string[]>>;

/** For whom a policy is: a page that anybody may see, one of a guest's own, or the frame in which ad scripts run. */
export type PolicyKind = "public" | "private" | "adFrame";

/**
 * The content security policy of a finished page (security D4): nothing by default; scripts from the build and the
 * page's own inline ones by hash (the page scripts are two), of vendors only on pages that anybody may see; no page of a
 * guest's own, payment included, takes a script from anywhere else. Styles may be inline, for authors and dialogs write
 * them.
 */
export function createPolicy(
  settings: Env,
  { asleep, awake }: PageScripts,
): (kind: PolicyKind, html: string) => string {
  const origins = originsOf(settings);
  const ours = [entryScript(), asleep, awake];
  return (kind, html) => {
    const { hashes, strange } = inlineScripts(html, ours);
    if (strange > 0) log.warn(`${strange} inline scripts of a page are unknown and will not run`);
    return write(directivesOf(kind, hashes, origins));
  };
}

type Origins = ReturnType<typeof originsOf>;

function originsOf(settings: Env) {
  const { PUBLIC_ORIGIN, MEDIA_ORIGIN, MEDIA_HOSTS, GATEWAY_ORIGINS } = settings;
  const anywhere = PUBLIC_ORIGIN.startsWith("https:") ? ["https:"] : ["https:", "http:"];
  const exceptions = toAdExceptions(settings);
  const platforms = adPlatforms.flatMap((platform) => {
    const address = adScriptAddress(platform, exceptions);
    return address === undefined ? [] : [{ ...platformHosts[platform], address }];
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

function directivesOf(kind: PolicyKind, hashes: readonly string[], origins: Origins): Directives {
  const { media, vendorScripts, vendorConnections, vendorFrames, messenger, logins, gateways } = origins;
  const common = {
    "default-src": ["'none'"],
    "img-src": media,
    "media-src": media,
    "font-src": ["'self'"],
    "style-src": ["'self'", "'unsafe-inline'"],
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
  const isPublic = kind === "public";
  return {
    ...common,
    // A page that anybody may see sleeps: two constant scripts are in it, and what they bring may run. Browsers that do
    // not know the word go by the addresses.
    "script-src": [
      ...(isPublic ? ["'strict-dynamic'"] : []),
      "'self'",
      ...hashes,
      ...(isPublic ? [messenger, ...vendorScripts] : []),
    ],
    "connect-src": ["'self'", ...(isPublic ? [messenger, ...MESSENGER_HOSTS, ...vendorConnections] : [])],
    "frame-src": ["'self'", ...embedOrigins, ...(isPublic ? vendorFrames : [])],
    "form-action": ["'self'", ...logins, ...(isPublic ? ["https://sharer.kakao.com"] : gateways)],
    "manifest-src": ["'self'"],
  };
}

function write(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(" ")}`)
    .join("; ");
}
