import { readEmailAddress } from "@/lib/base/email-address";
import { nearestWord, words } from "@/lib/base/text";

/** Domains of many guests' mail. A guest who mistypes one waits for a confirmation that never comes. */
const KNOWN_DOMAINS = words(`
  gmail.com naver.com hanmail.net daum.net kakao.com nate.com outlook.com hotmail.com live.com yahoo.com
  yahoo.co.jp icloud.com me.com msn.com aol.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp qq.com 163.com
  126.com gmx.de web.de mail.ru ymail.com mail.com
`);

/** Providers that have a domain of their own in many countries: `yahoo.fr` is no mistake. */
const IN_MANY_COUNTRIES = /^(?:outlook|hotmail|live|yahoo|gmx|msn)\.(?:com?\.)?[a-z]{2}$/;

/** Returns the address with the known domain that was probably meant; undefined where nothing looks mistyped. */
export function suggestEmailAddress(typed: string): string | undefined {
  const address = readEmailAddress(typed);
  if (address === undefined) return undefined;
  const [name, domain = ""] = address.split("@");
  const written = domain.toLowerCase();
  const meant = KNOWN_DOMAINS.includes(written) ? undefined : nearestDomain(written);
  return meant === undefined ? undefined : `${name}@${meant}`;
}

function nearestDomain(written: string): string | undefined {
  if (IN_MANY_COUNTRIES.test(written)) return undefined;
  const sameName = KNOWN_DOMAINS.find((known) => firstLabel(known) === firstLabel(written));
  const meant = sameName ?? nearestWord(written, KNOWN_DOMAINS);
  // Two mistakes in a short name make it another one.
  const isAnother =
    meant !== undefined && meant.length < "gmail.com".length && meant.length !== written.length;
  return isAnother ? undefined : meant;
}

function firstLabel(domain: string): string {
  return domain.slice(0, domain.indexOf("."));
}
