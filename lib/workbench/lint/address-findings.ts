import "server-only";
import type { AuthoredElement } from "@/lib/workbench/lint/authored-elements";
import { authoredLinks } from "@/lib/workbench/lint/internal-links";
import { findingAt, type LintCode, type LintFinding } from "@/lib/workbench/lint/lint-finding";

/** Returns telephone, mail and web addresses that lead nowhere, and pictures that browsers refuse or warn of. */
export function addressFindings(elements: readonly AuthoredElement[], origin?: string): LintFinding[] {
  const isDemo = origin !== undefined && LOCAL.test(new URL(origin).hostname);
  const links = authoredLinks(elements).flatMap(({ written, at }): LintFinding[] => {
    const fault = faultOf(written.trim(), isDemo);
    return fault === undefined
      ? []
      : [findingAt(fault.code, at, written, fault.nearest === undefined ? {} : { nearest: fault.nearest })];
  });
  return [...links, ...elements.flatMap(findInsecure)];
}

type Fault = { code: LintCode; nearest?: string };

function faultOf(text: string, isDemo: boolean): Fault | undefined {
  const [, scheme, number = ""] = /^(tel|sms):(.*)$/i.exec(text) ?? [];
  if (scheme !== undefined)
    return isPhone(number.split("?", 1)[0] ?? "")
      ? undefined
      : {
          code: "broken-phone",
          ...(/^\+82[\s.-]?0/.test(number) ? { nearest: text.replace(/(\+82[\s.-]?)0/, "$1") } : {}),
        };
  if (/^mailto:/i.test(text)) return isMail(text.slice(7)) ? undefined : { code: "broken-mail" };
  if (!/^h?t?tps?\b|^https?/i.test(text) || /^[\w.-]+@/.test(text)) return undefined;
  return webFault(text, isDemo);
}

/** Whether a telephone number can be dialled: a service number of three or four digits, or a whole one. */
function isPhone(written: string): boolean {
  const number = written.replace(/%20/g, " ").split(/[;,]/, 1)[0] ?? "";
  const digits = number.replace(/\D/g, "").length;
  // Behind the number of a country the first nought is not dialled.
  if (/^\+82[\s.-]?0/.test(number.trim())) return false;
  return (
    /^\+?[\d() .\-\u2010-\u2015*#]+$/.test(number.trim()) &&
    (/^[1-9]\d{2,3}$/.test(number.trim()) || (digits >= 7 && digits <= 15))
  );
}

function isMail(written: string): boolean {
  const [addresses = ""] = written.split("?", 1);
  return (
    (addresses === "" && written.includes("?")) ||
    addresses.split(",").every((each) => /^[^\s@:/]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u.test(each.trim()))
  );
}

const LOCAL = /^(?:localhost|127\.[\d.]+|0\.0\.0\.0|10\.[\d.]+|192\.168\.[\d.]+)$/i;

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
  // An address of the author's own machine, unless the site itself is tried on one.
  if (LOCAL.test(name) && !isDemo) return { code };
  const isHost = /^(?:[\p{L}\d_-]+\.)+[\p{L}\d-]{2,}$/u.test(name) || name === "localhost";
  if (isHost) return undefined;
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
