import type { Metadata, Viewport } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import "@/app/globals.css";
import { notFound } from "next/navigation";
import { entryScript } from "@/app/entry-script";
import { newsreader } from "@/app/fonts";
import { SiteProvider } from "@/components/site/site-context";
import { Toasts } from "@/components/ui/toasts";
import { env } from "@/lib/env";
import { isLocale } from "@/lib/i18n/locales";

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#faf6ee" },
    { media: "(prefers-color-scheme: dark)", color: "#15120e" },
  ],
};

export async function generateMetadata(): Promise<Metadata> {
  return { metadataBase: new URL(env().PUBLIC_ORIGIN), formatDetection: { telephone: false } };
}

/** No page is known at build time: each is made when it is first asked for, and kept. */
export function generateStaticParams() {
  return [];
}

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** The document: its language right in the first byte (R9.1), the script that cleans the address, the toasts. */
export default async function RootLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { Widgets } = await getMessages();
  return (
    <html lang={locale} className={newsreader.variable} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: entryScript }} />
      </head>
      <body>
        <NextIntlClientProvider messages={{ Widgets }}>
          <SiteProvider facts={{ mediaOrigin: env().MEDIA_ORIGIN }}>{children}</SiteProvider>
          <Toasts />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
