import "server-only";
import { isIP } from "node:net";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import * as z from "zod/mini";
import { isRepairedByBrowsers, nearestWord, readUrl } from "@/lib/base/text";
import { namedRoutePath } from "@/lib/routing/paths";
import { legacyRoutes, namedRoutes, type RouteName } from "@/lib/routing/route-table";
import { decodePath, matchRoute } from "@/lib/routing/route-template";
import type { AuthoredElement, SourcePosition } from "@/lib/workbench/lint/authored-elements";
import { isDemoSite, isLocal, isSigned } from "@/lib/workbench/lint/hidden-findings";
import { findingAt, type LintCode, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { readJsonList } from "@/lib/workbench/lint/source-text";

/** An author's link to a page of this site: the text as written, the path it leads to, and its position. */
type InternalLink = { written: string; path: string; at: SourcePosition };

const OPTIONS = ["items", "action", "actionfinish"];
const URL_IN_OPTION = /"url"\s*:\s*"([^"\\]+)"/g;

/** Returns every link to this site, in links and in the options of blocks. Files (`/files/menu.pdf`) are not pages. */
export function internalLinks(elements: readonly AuthoredElement[], origin?: string): InternalLink[] {
  return authoredLinks(elements).flatMap(({ written, at }): InternalLink[] => {
    const path = toOwnUrl(written, origin)?.pathname;
    return path === undefined || /\.[a-z0-9]{2,5}$/i.test(path) ? [] : [{ written, path, at }];
  });
}

/** Returns every link of an author, in links and in the options of blocks. */
export function authoredLinks(elements: readonly AuthoredElement[]): Omit<InternalLink, "path">[] {
  return elements.flatMap((element) => {
    const { tag, attributes, attributeAt } = element;
    const href = tag === "a" || tag === "area" ? attributes.href : undefined;
    const inOptions = OPTIONS.flatMap((name) =>
      [...(attributes[name] ?? "").matchAll(URL_IN_OPTION)].map(([, url = ""]) => ({ name, url })),
    );
    const all = [...(href === undefined ? [] : [{ name: "href", url: href }]), ...inOptions];
    return all.map(({ name, url }) => ({ written: url, at: attributeAt(name) }));
  });
}

/** Whether the route table has a page for this path. */
export function hasRoute(path: string): boolean {
  const pathname = decodePath(path);
  if (pathname === undefined) return false;
  return matchRoute(pathname) !== undefined || legacyRoutes.some(({ pattern }) => pattern.test(pathname));
}

/** Returns the address of a link to this site: one from its root, or one with its scheme and host. */
export function toOwnUrl(written: string, origin?: string): URL | undefined {
  const text = written.trim();
  const isOwn = /^\/(?!\/)/.test(text) || (origin !== undefined && text.startsWith(`${origin}/`));
  return isOwn ? readUrl(text, origin ?? "https://part.invalid") : undefined;
}

/** A link without a scheme or a slash, which browsers read as a page beside the current one. */
type MistakenLink = InternalLink & {
  /** The address that was probably meant; undefined when there is none. */
  meant: string | undefined;
};

/** Returns every link that leads beside the current page although its author probably meant another address. */
export function mistakenLinks(elements: readonly AuthoredElement[]): MistakenLink[] {
  return authoredLinks(elements).flatMap(({ written, at }) => {
    const text = written.trim();
    const isRelative = text !== "" && !/^[/?#\\]|^[a-z][a-z\d+.-]*:/i.test(text);
    return isRelative ? [{ written, path: text, at, meant: meantBy(text) }] : [];
  });
}

const FILE =
  /\.(?:html?|php|jsp|aspx?|do|pdf|jpe?g|png|gif|webp|svg|docx?|hwpx?|xlsx?|pptx?|zip|txt|mp[34]|ics)$/i;
const PAGE_FILE = /\.(?:html?|php|jsp|aspx?|do)(?=[?#]|$)/i;

function meantBy(text: string): string | undefined {
  if (/^[^\s@/:?#]+@[^\s@/:?#]+\.[\p{L}\d-]+$/u.test(text)) return `mailto:${text}`;
  if (/^\+?[\d() .\u2010-\u2015-]+$/.test(text) && text.replace(/\D/g, "").length >= 7)
    return `tel:${text
      .replace(/[\u2010-\u2015]/g, "-")
      .replace(/[^\d+-]+/g, "-")
      .replace(/^-|-$/g, "")}`;
  const [host = ""] = text.split(/[/?#]/, 1);
  if (
    /^(?:[\p{L}\d-]+\.)+\p{L}{2,}$/u.test(host) &&
    (text !== host || !FILE.test(host)) &&
    !PAGE_FILE.test(host)
  )
    return `https://${text}`;
  const path = text.replace(/^(?:\.{1,2}\/)+/, "").replace(PAGE_FILE, "");
  if (FILE.test(path.replace(/[?#].*$/, ""))) return undefined;
  return [`/${path}`, `/p/${path}`].find((each) => hasRoute(each.replace(/[?#].*$/, "")));
}

const routeNames = Object.keys(namedRoutes);
const params = z.catch(z.record(z.string(), z.union([z.string(), z.number()])), {});
const linkSchema = z.object({ route: z.string(), params: z.prefault(params, {}) });
const moveSchema = z.object({
  type: z.literal("move-page"),
  name: z.string(),
  params: z.prefault(params, {}),
});

type Target = { name: string; params: Record<string, string | number>; at: SourcePosition };

/** Returns the pages that lists and actions name by their route, with the option in which they do. */
function namedTargets(elements: readonly AuthoredElement[]): Target[] {
  return elements.flatMap(({ attributes, attributeAt }) =>
    (["items", "action", "actionfinish"] as const).flatMap((option) =>
      readJsonList(attributes[option]).flatMap((entry): Target[] => {
        const link = linkSchema.safeParse(entry).data;
        const move = moveSchema.safeParse(entry).data;
        const named = option === "items" ? link && { ...link, name: link.route } : move;
        return named === undefined
          ? []
          : [{ name: named.name, params: named.params, at: attributeAt(option) }];
      }),
    ),
  );
}

/** Returns routes that do not exist, and those without the params they need. */
export function routeFindings(elements: readonly AuthoredElement[]): LintFinding[] {
  return namedTargets(elements).flatMap(({ name, params: given, at }) => {
    if (!isRoute(name)) {
      const nearest = nearestWord(name, routeNames);
      return findingAt("unknown-route", at, name, {
        cause: "name",
        allowed: routeNames.join(", "),
        nearest,
      });
    }
    if (pathOf(name, given) !== undefined) return [];
    const needed = [...namedRoutes[name].path.matchAll(/\{(\w+)\}/g)].map(([, part = ""]) => part);
    return [findingAt("unknown-route", at, name, { cause: "params", allowed: needed.join(", ") })];
  });
}

/** Returns the paths of the pages that routes name, so that a caller can look them up. */
export function routePaths(
  elements: readonly AuthoredElement[],
): { path: string; at: SourcePosition; written: string }[] {
  return namedTargets(elements).flatMap(({ name, params: given, at }) => {
    const path = isRoute(name) ? pathOf(name, given) : undefined;
    return path === undefined ? [] : [{ path, at, written: path }];
  });
}

function isRoute(name: string): name is RouteName {
  return routeNames.includes(name);
}

function pathOf(name: RouteName, given: Target["params"]): string | undefined {
  return namedRoutePath(
    name,
    Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)])),
  );
}

/** Returns telephone, mail and web addresses that lead nowhere, and pictures that browsers refuse or warn of. */
export function addressFindings(elements: readonly AuthoredElement[], origin?: string): LintFinding[] {
  const isDemo = isDemoSite(origin);
  const links = authoredLinks(elements).flatMap(({ written, at }) => {
    const fault = faultOf(written.trim(), isDemo);
    return fault === undefined
      ? []
      : findingAt(fault.code, at, written, {
          cause: fault.cause,
          nearest: fault.nearest,
        });
  });
  return [...links, ...elements.flatMap(findInsecure)];
}

type Fault = { code: LintCode; nearest?: string; cause?: string };

function faultOf(text: string, isDemo: boolean): Fault | undefined {
  const [, scheme, number = ""] = /^(tel|sms):(.*)$/i.exec(text) ?? [];
  if (scheme !== undefined)
    return isPhone(number.split("?", 1)[0] ?? "")
      ? undefined
      : {
          code: "broken-phone",
          ...(/^\+82[\s.-]?0/.test(number) ? { nearest: text.replace(/(\+82[\s.-]?)0/, "$1") } : {}),
        };
  if (text.search(JOINED) >= 0)
    return { code: "preset", cause: "joined", nearest: text.replace(JOINED, "$1&") };
  if (/^mailto:/i.test(text)) return isMail(text.slice(7)) ? undefined : { code: "broken-mail" };
  if (isRepairedByBrowsers(text) && /^[/\\]|^https?:\/\/[^\s\\]+\//i.test(text))
    return {
      code: "broken-address",
      cause: "space",
      nearest: text.replaceAll("\\", "/").replace(/\s+/g, "%20"),
    };
  if (!/^h?t?tps?\b|^https?/i.test(text) || /^[\w.-]+@/.test(text)) return undefined;
  return webFault(text, isDemo) ?? passingFault(text);
}

/** Two parameters that a second question mark makes one; the value may be an address with parameters of its own. */
export const JOINED = /([?&][\w-]+=[^&?#/]*)\?(?=[\w-]+=)/g;

/** Names of servers on which sites are tried before they are published. */
const TRIAL =
  /(?:^|[.-])(?:staging|stage|stg|dev|test|qa|uat|preprod|preview|sandbox)\d*(?:\.|$)|(?:^|\.)(?:staging|stg|dev|qa|uat|preprod)-/i;
/** What a site gives to one visitor, or for a while. */
const SESSION =
  /[;?&](?:jsessionid|phpsessid|aspsessionid\w*|cfid|sid|session_?id|access_?token|auth_?token)=/i;

/** Returns why an address leads nowhere for others than its author: a server of trials, a session, a signature. */
function passingFault(text: string): Fault | undefined {
  const name = readUrl(text)?.hostname.split(".").slice(0, -2).join(".");
  if (name === undefined) return undefined;
  if (TRIAL.test(name)) return { code: "broken-address", cause: "trial" };
  return SESSION.test(text) || isSigned(text) ? { code: "broken-address", cause: "passing" } : undefined;
}

/** Whether a telephone number can be dialled: a service number of three or four digits, or a whole one. */
function isPhone(written: string): boolean {
  const number = (written.replace(/%20/g, " ").split(/[;,]/, 1)[0] ?? "").trim();
  // Behind the number of a country the first nought is not dialled.
  if (/^\+82[\s.-]?0/.test(number) || !/^\+?[\d() .\-\u2010-\u2015*#]+$/.test(number)) return false;
  const phone = parsePhoneNumberFromString(number, "KR");
  // What is left of a number with too few digits keeps the first nought of its area.
  const isWhole = phone?.isPossible() === true && !phone.nationalNumber.startsWith("0");
  return /^(?:[1-9]\d{2,3}|\*.*)$/.test(number) || isWhole;
}

function isMail(written: string): boolean {
  const [addresses = ""] = written.split("?", 1);
  return (
    (addresses === "" && written.includes("?")) ||
    addresses.split(",").every((each) => /^[^\s@:/]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u.test(each.trim()))
  );
}

/** A scheme with its slashes, as it is written in haste. */
const SCHEME = /^(https?)(?::?\/{0,3}|;\/\/|:\\\\)(?=[^:/\\])/i;

function webFault(text: string, isDemo: boolean): Fault | undefined {
  const code = "broken-address";
  const twice = /^(?:https?:\/\/)(https?:?\/\/.*)$/i.exec(text)?.[1];
  if (twice !== undefined) return { code, nearest: twice.replace(/^(https?):?\/\//i, "$1://") };
  if (!/^https?:\/\/[^/]/i.test(text)) {
    const corrected = SCHEME.test(text) ? text.replace(SCHEME, "$1://") : undefined;
    // A path of this site may begin with these letters.
    if (/^https?[:;/\\]/i.test(text))
      return corrected === undefined ? { code } : { code, nearest: corrected };
    return undefined;
  }
  const [host = ""] = text.replace(/^https?:\/\//i, "").split(/[/?#]/, 1);
  const name = host.replace(/:\d+$/, "");
  if (/^(?:ww|w{4,})\./i.test(name)) return { code, nearest: text.replace(/\/\/w+\./i, "//www.") };
  const isHost =
    /^(?:[\p{L}\d_-]+\.)+[\p{L}\d-]{2,}$/u.test(name) || name === "localhost" || isIP(name) !== 0;
  // An address of the author's own machine or network, unless the site itself is tried on one.
  if (isHost && (isDemo || !isLocal(name))) return undefined;
  const nearest = text.replace(host, host.replace(/[,\s]+/g, ".").replace(/\.{2,}/g, "."));
  return nearest !== text && /^https?:\/\/(?:[\p{L}\d-]+\.)+\p{L}{2,}/iu.test(nearest)
    ? { code, nearest }
    : { code };
}

/** An address without encryption; browsers trust those of their own machine, where a demo runs. */
const INSECURE = /\bhttp:\/\/(?!localhost[:/]|127\.)[^\s"')]+/i;

const PICTURED = ["src", "poster", "background", "imageurl"] as const;

function findInsecure({ tag, attributes, attributeAt }: AuthoredElement): LintFinding[] {
  const isShown =
    /^(?:img|source|video|audio|track|table|td|th|tr|body)$/.test(tag) || "imageurl" in attributes;
  const named = PICTURED.flatMap((name) => {
    const value = attributes[name]?.trim() ?? "";
    return isShown && INSECURE.test(value) ? [{ name, value }] : [];
  });
  const [inSet] = INSECURE.exec(attributes.srcset ?? "") ?? [];
  const [inStyle] = INSECURE.exec(attributes.style ?? "") ?? [];
  return [
    ...named,
    ...(inSet === undefined ? [] : [{ name: "srcset", value: inSet }]),
    ...(inStyle === undefined ? [] : [{ name: "style", value: inStyle }]),
  ].map(({ name, value }) =>
    findingAt("insecure-picture", attributeAt(name), value, { nearest: value.replace(/^http:/i, "https:") }),
  );
}
