import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { catalogueEntries } from "@/app/workbench/catalogue-entries";
import { isStaff, staffMetadata } from "@/app/workbench/staff-call";
import { SignIn } from "@/components/workbench/sign-in";
import { WorkbenchInBrowser } from "@/components/workbench/workbench-in-browser";
import { loadMessages, type Translator } from "@/lib/i18n/load-messages";
import { byLocale, type Locale, locales } from "@/lib/i18n/locales";

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<{ problem?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ ...(await params), namespace: "Workbench" });
  return staffMetadata(t("title"));
}

/**
 * The workbench, where authors write and preview pages (R11.4); shows the sign-in form to anyone who is not signed in.
 */
export default async function WorkbenchPage({ params, searchParams }: Props) {
  const { locale } = await params;
  const t = await getTranslations("Workbench");
  if (!(await isStaff())) {
    const { problem } = await searchParams;
    return <SignIn problem={problem === "wrong" || problem === "tooMany" ? problem : undefined} t={t} />;
  }
  const { optionWords, exampleWords: _, ...words } = (await getMessages()).Workbench;
  const inEach = await Promise.all(
    locales.map(
      async (each) =>
        [
          each,
          {
            starter: starterOf(await getTranslations({ locale: each, namespace: "Workbench" })),
            words: (await loadMessages(each)).Workbench.exampleWords,
          },
        ] as const,
    ),
  );
  const texts = new Map(inEach);
  const textsOf = (each: Locale) => texts.get(each) ?? { starter: "", words: {} };
  return (
    <NextIntlClientProvider locale={locale} messages={{ Workbench: words }}>
      <WorkbenchInBrowser
        entries={catalogueEntries(
          t,
          optionWords,
          byLocale((each) => textsOf(each).words),
        )}
        starter={byLocale((each) => textsOf(each).starter)}
        locale={locale}
      />
    </NextIntlClientProvider>
  );
}

/** Returns a starter page that shows how pages are written: text with blocks in it. */
function starterOf(t: Translator<"Workbench">): string {
  const title = t("starterTitle");
  return [
    `<h1>${title}</h1>`,
    `<p>${t("starterText")}</p>`,
    '<div class="cms-box-promotion" columns="2" perpage="4"></div>',
    `<div class="cms-box-share" title="${title}"><span>${t("starterShare")}</span></div>`,
    "",
  ].join("\n");
}
