import "server-only";
import type { AuthoredElement } from "@/lib/workbench/lint/authored-elements";
import { authoredLinks } from "@/lib/workbench/lint/internal-links";
import { findingAt, type LintCode, type LintFinding } from "@/lib/workbench/lint/lint-finding";

/** Returns telephone, mail and web addresses that lead nowhere, and pictures that browsers refuse or warn of. */
export function addressFindings(elements: readonly AuthoredElement[]): LintFinding[] {
  const links = authoredLinks(elements).flatMap(({ written, at }): LintFinding[] => {
    const fault = faultOf(written.trim());
    return fault === undefined
      ? []
      : [findingAt(fault.code, at, written, fault.nearest === undefined ? {} : { nearest: fault.nearest })];
  });
  return [...links, ...elements.flatMap(findInsecure)];
}

type Fault = { code: LintCode; nearest?: string };

function faultOf(text: string): Fault | undefined {
  if (/^tel:/i.test(text)) return isPhone(text.slice(4)) ? undefined : { code: "broken-phone" };
  if (/^mailto:/i.test(text)) return isMail(text.slice(7)) ? undefined : { code: "broken-mail" };
  if (!/^h?t?tps?\b|^https?/i.test(text) || /^[\w.-]+@/.test(text)) return undefined;
  return webFault(text);
}

/** Whether a telephone number can be dialled: a service number of three or four digits, or a whole one. */
function isPhone(written: string): boolean {
  const number = written.replace(/%20/g, " ").split(/[;,]/, 1)[0] ?? "";
  const digits = number.replace(/\D/g, "").length;
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

/** A scheme with its slashes, as it is written in haste. */
const SCHEME = /^(https?)(?::?\/{0,3}|;\/\/|:\\\\)(?=[^:/\\])/i;

function webFault(text: string): Fault | undefined {
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
