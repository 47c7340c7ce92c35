import "server-only";
import type { Metadata } from "next";
import { type ChromeUse, loadChromeOrBare, type PageView } from "@/app/_page-view/load-page-view";
import { iconAddress } from "@/lib/cms/discovery/icons";
import { CARD_SIZE, previewVersion } from "@/lib/cms/discovery/promotion-card";
import { languageAddresses } from "@/lib/cms/discovery/sitemap";
import { outlineOf } from "@/lib/cms/parse/outline";
import { type Locale, localeData, pickLocalized } from "@/lib/i18n/locales";
import { smallestVersion } from "@/lib/place/media-server";
import { mediaServer } from "@/lib/place/own-media-server";
import { toResourceCard } from "@/lib/place/resource-card";
import { documentPaths } from "@/lib/routing/document-paths";
import { env } from "@/lib/server/settings/env";

type Found = {
  appName: string;
  title: string | undefined;
  description?: string | undefined;
  image?: string | undefined;
  /** Path of a preview that this server renders, for a page that has no picture. */
  cardImage?: string | undefined;
  /** Time of the page's last change, where that is known: its picture is then fetched again. */
  changedAt?: string | undefined;
  logo: string | undefined;
  locale: Locale;
  path: string;
};

/**
 * Returns title, preview and alternates of a page of authored content, from `meta.seo` in the reader's language
 * (R11.1).
 */
export function pageViewMetadata({ chrome, resource }: PageView, locale: Locale, path: string): Metadata {
  const card = resource === undefined ? undefined : toResourceCard(resource, locale);
  const seo = resource === undefined ? undefined : pickLocalized(resource.seo, locale);
  const page = chrome.zones.page;
  const outline = page === undefined ? {} : outlineOf(page.content.nodes);
  return pageMetadata({
    appName: chrome.appName,
    logo: chrome.logo,
    title: seo?.title ?? outline.heading ?? card?.name,
    description: card?.description ?? card?.caption ?? outline.paragraph,
    image: seo?.thumb ?? card?.image ?? outline.image ?? chrome.logo,
    changedAt: resource?.updatedAt,
    locale,
    path,
  });
}

/** Returns what crawlers and messengers read of a public page. Each language has its own address, by its query key. */
export function pageMetadata(found: Found): Metadata {
  const { appName, title, description, logo, locale, path } = found;
  const named = fullTitle(title, appName);
  const { own, others } = languageAddresses(env().PUBLIC_ORIGIN, path);
  const images = toPreviews(found);
  return {
    title: named,
    ...(description === undefined ? {} : { description }),
    alternates: {
      canonical: own[locale],
      languages: { ...own, "x-default": others },
    },
    openGraph: {
      type: "website",
      siteName: appName,
      title: named,
      ...(description === undefined ? {} : { description }),
      url: own[locale],
      locale: localeData[locale].openGraph,
      images,
    },
    twitter: {
      card: images.length === 0 ? "summary" : "summary_large_image",
      title: named,
      ...(description === undefined ? {} : { description }),
      images,
    },
    ...systemOf(logo),
  };
}

/** Loads the metadata of a page that search engines and previews must not show, with the name and logo of its chrome. */
export async function loadPrivateMetadata(
  locale: Locale,
  path: string,
  title: string | undefined,
  use?: ChromeUse,
): Promise<Metadata> {
  const { appName, logo } = await loadChromeOrBare(locale, path, use);
  return privateMetadata(appName, title, logo);
}

/** Returns the metadata of a page that search engines and previews must not show. */
export function privateMetadata(
  appName: string,
  title: string | undefined,
  logo: string | undefined,
): Metadata {
  return { title: fullTitle(title, appName), robots: { index: false, follow: false }, ...systemOf(logo) };
}

function fullTitle(title: string | undefined, appName: string): string {
  return title === undefined || title.includes(appName) ? (title ?? appName) : `${title} | ${appName}`;
}

function systemOf(logo: string | undefined): Metadata {
  const isAddress = logo !== undefined && /^(?:https?:\/\/|\/(?!\/))/.test(logo);
  return {
    icons: {
      icon: isAddress ? smallestVersion(logo, mediaServer()) : "/brand/mark.svg",
      apple: iconAddress("apple-180.png", logo),
    },
    manifest: documentPaths.manifest,
  };
}

/** Returns the picture of a page's preview: its own, under an address that changes with the page, or a rendered one. */
function toPreviews({ title, description, image, cardImage, changedAt }: Found): { url: string }[] {
  if (image === undefined)
    return cardImage === undefined ? [] : [{ url: `${env().PUBLIC_ORIGIN}${cardImage}`, ...CARD_SIZE }];
  const address = toPicture(image);
  if (address === undefined) return [];
  const url = new URL(address);
  // Other hosts may sign the whole address.
  if (url.origin === env().MEDIA_ORIGIN)
    url.searchParams.set("v", previewVersion(title, description, image, changedAt));
  return [{ url: url.href }];
}

/** Returns the absolute address of a picture; undefined for anything but an HTTP address. */
export function toPicture(address: string | undefined): string | undefined {
  const base = env().MEDIA_ORIGIN ?? env().PUBLIC_ORIGIN;
  if (address === undefined || !URL.canParse(address, base)) return undefined;
  const { protocol, href } = new URL(address, base);
  return /^https?:$/.test(protocol) ? href : undefined;
}
