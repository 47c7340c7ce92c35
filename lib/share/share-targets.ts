import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";
import { tableQuery } from "@/lib/routing/query-keys";
import { routes } from "@/lib/routing/route-table";
import { decodePath } from "@/lib/routing/route-template";

type Card = Message & { imageUrl?: string | undefined; buttonText: string };

/**
 * Builds the messenger's template (Kakao.Share.sendDefault): a picture, a title and one button, all linking to one
 * address. Its `feed` type is rejected without a picture, so a `text` template is used then.
 */
export function messengerCard({ address, title, description, imageUrl, buttonText }: Card) {
  const link = { webUrl: address, mobileWebUrl: address };
  const buttons = [{ title: buttonText, link }];
  if (imageUrl === undefined) return { objectType: "text" as const, text: title, link, buttons };
  const content = { title, ...(description === undefined ? {} : { description }), imageUrl, link };
  return { objectType: "feed" as const, content, buttons };
}

export type MessengerCard = ReturnType<typeof messengerCard>;

type Shared = {
  /** Scheme and host of this site. */
  origin: string;
  /** The path the guest is on. */
  pathname: string;
  /** The query the guest is on. */
  search?: string;
  locale: Locale;
  /** `encodedUserID` of the guest who shares. */
  sharedBy?: string | undefined;
  campaign?: string | undefined;
};

/**
 * Returns the address to share (R4.8): the page's path, a search for tables whose result is open, the language (a
 * crawler sends no cookie), who shares and the campaign. All other parts of the guest's address are left out.
 */
export function shareAddress({ origin, pathname, search = "", locale, sharedBy, campaign }: Shared): string {
  const url = new URL(origin);
  // Set separately, because a path that begins with two slashes would be parsed as another host.
  url.pathname = publicPath(pathname);
  for (const [key, value] of tableQuery(new URLSearchParams(search))) url.searchParams.set(key, value);
  url.searchParams.set("language", locale);
  if (sharedBy !== undefined) url.searchParams.set("shared-by", sharedBy);
  if (campaign !== undefined) url.searchParams.set("campaign", campaign);
  return url.href;
}

/** Pages of a session are useless to others: a reservation shares its promotion, any other such page the home page. */
function publicPath(pathname: string): string {
  const decoded = decodePath(pathname) ?? "";
  const route = routes.find(({ trackedPattern }) => trackedPattern.test(decoded));
  if (route === undefined || route.listed === true) return pathname;
  const { resourceId = "", id = "" } = route.pattern.exec(decoded)?.groups ?? {};
  return route.name === "dining-summary" ? paths.promotion(resourceId, id) : paths.home();
}

/** Targets that can be shared to by an address alone, in the order in which they are offered. */
export const shareTargets = ["facebook", "twitter", "line", "whatsapp", "linkedin", "email", "sms"] as const;

export type ShareTarget = (typeof shareTargets)[number];

type Message = {
  address: string;
  title: string;
  description?: string | undefined;
  hashtags?: string | undefined;
};

/**
 * Returns the address that opens this network, mail or messages with everything filled in, each part encoded once.
 * Never throws.
 */
export function targetAddress(target: ShareTarget, message: Message): string {
  const url = encode(message.address);
  const title = inOneLine(message.title);
  switch (target) {
    case "facebook":
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case "twitter": {
      const tags = toTags(message.hashtags);
      const tagged = tags === "" ? "" : `&hashtags=${encode(tags)}`;
      return `https://twitter.com/intent/tweet?url=${url}&text=${encode(title)}${tagged}`;
    }
    case "line":
      return `https://social-plugins.line.me/lineit/share?url=${url}&text=${encode(title)}`;
    case "whatsapp":
      return `https://wa.me/?text=${encode(`${title}\n${message.address}`)}`;
    case "linkedin":
      return `https://www.linkedin.com/sharing/share-offsite/?url=${url}`;
    case "email":
      return `mailto:?subject=${encode(title)}&body=${encode(mailBody(title, message))}`;
    case "sms":
      // Android wants `?`, iOS `&`; this form is read by both.
      return `sms:?&body=${encode(`${title} ${message.address}`)}`;
    default:
      return target satisfies never;
  }
}

/** Encodes text for a query; `encodeURIComponent` throws on a lone surrogate, so U+FFFD replaces it. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}

/** Joins lines, for subjects, posts and text messages are one line each. */
function inOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** Mail bodies use CRLF line breaks. */
function mailBody(title: string, { description = "", address }: Message): string {
  const lines = [title, ...description.split(/\r?\n/), address];
  return lines.filter((line) => line !== "").join("\r\n");
}

/**
 * Converts hashtags to the comma-separated list the network accepts, without `#` and spaces. Korean keyboards type
 * their own commas and `#`.
 */
function toTags(hashtags = ""): string {
  return hashtags
    .split(/[,，、#＃\s]+/)
    .filter((tag) => tag !== "")
    .join(",");
}
