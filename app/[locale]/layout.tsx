import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import "@/app/globals.css";
import { notFound } from "next/navigation";
import { newsreader } from "@/app/fonts";
import { EntryScript } from "@/components/site/entry-script";
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

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** The document: its language right in the first byte (R9.1), the script that cleans the address, the toasts. */
export default async function RootLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <html lang={locale} className={newsreader.variable} suppressHydrationWarning>
      <head>
        <EntryScript />
      </head>
      <body>
        <SiteProvider facts={{ mediaOrigin: env().MEDIA_ORIGIN }}>{children}</SiteProvider>
        <Toasts />
      </body>
    </html>
  );
}
