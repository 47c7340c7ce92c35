import "server-only";
import "@/app/tokens.css";
import "@/app/globals.css";
import "@/app/authored-content.css";
import "@/app/early-dialog.css";
import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { loadSiteConfig } from "@/app/_discovery/load-site-config";
import { newsreader, newsreaderOthers } from "@/app/fonts";
import { EntryScript } from "@/components/layout/entry-script";
import { SiteProvider } from "@/components/layout/site-context";
import { Toasts } from "@/components/ui/toasts";
import { siteIdentity } from "@/lib/cms/site/site-identity";
import { FALLBACK_LOCALE, isLocale } from "@/lib/i18n/locales";
import { mediaServer } from "@/lib/place/own-media-server";
import { brand } from "@/lib/server/brand/brand";
import { env } from "@/lib/server/settings/env";

/**
 * The brand's style sheet in development, where the framework's style sheets are not joined, so that the web server
 * cannot add it to them (`lib/server/page/stylesheet-bundles.ts`).
 */
function DevelopmentStyles() {
  if (process.env.NODE_ENV !== "development") return null;
  const { styles } = brand();
  return styles === "" ? null : <style>{styles}</style>;
}

/** Every page is rendered per request; the web server decides which results it stores (`lib/server/page`). */
export const dynamic = "force-dynamic";

/**
 * Returns the browser's theme colours from the group's settings; the defaults while those cannot be read, so no page
 * fails.
 */
export async function generateViewport(): Promise<Viewport> {
  const { light, dark } = await loadSiteConfig()
    .then(({ colours }) => colours)
    .catch(() => siteIdentity(undefined, FALLBACK_LOCALE).colours);
  return {
    width: "device-width",
    initialScale: 1,
    viewportFit: "cover",
    themeColor: [
      { media: "(prefers-color-scheme: light)", color: light },
      { media: "(prefers-color-scheme: dark)", color: dark },
    ],
  };
}

export async function generateMetadata(): Promise<Metadata> {
  const { PUBLIC_ORIGIN, NAVER_VERIFICATION: naver, GOOGLE_VERIFICATION: google } = env();
  return {
    metadataBase: new URL(PUBLIC_ORIGIN),
    formatDetection: { telephone: false },
    verification: {
      ...(google === undefined ? {} : { google }),
      ...(naver === undefined ? {} : { other: { "naver-site-verification": naver } }),
    },
  };
}

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/**
 * The document: sets the language in the first byte (R9.1); includes the script that cleans the address, and the
 * toasts.
 */
export default async function RootLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: "Failure" });
  const failure = {
    title: t("title"),
    message: t("message"),
    retry: t("retry"),
    call: t("call"),
    book: t("book"),
  };
  return (
    <html
      lang={locale}
      data-language={locale}
      className={`${newsreader.variable} ${newsreaderOthers.variable}`}
      suppressHydrationWarning
    >
      <head>
        <EntryScript />
        <DevelopmentStyles />
      </head>
      <body>
        <SiteProvider settings={{ media: mediaServer(), failure }}>{children}</SiteProvider>
        <Toasts />
        {/* Hidden until a script shows it (`lib/browser/reload.ts`): once a script is lost nothing else can be loaded. */}
        <p
          role="alert"
          data-incomplete=""
          hidden
          suppressHydrationWarning
          // Markup, because React would render the whole document again where a translator has changed the text.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own sentences
          dangerouslySetInnerHTML={{
            __html: `${t("incomplete")} <button type="button">${failure.retry}</button>`,
          }}
        />
      </body>
    </html>
  );
}
