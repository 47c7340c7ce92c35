import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { isStaff } from "@/app/workbench/require-staff";
import { SignIn } from "@/components/workbench/sign-in";
import { Workbench } from "@/components/workbench/workbench";
import { optionNames } from "@/lib/cms/widget/widget-candidate";
import { blockNames, exampleOf } from "@/lib/cms/widget/widget-examples";
import type { Locale } from "@/lib/i18n/locales";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<{ problem?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ ...(await params), namespace: "Workbench" });
  return { title: t("title"), robots: { index: false, follow: false }, icons: { icon: "/brand/mark.svg" } };
}

/** Where authors write and see (R11.4); for strangers a form that asks for the secret. */
export default async function WorkbenchPage({ params, searchParams }: Props) {
  const { locale } = await params;
  const t = await getTranslations("Workbench");
  if (!(await isStaff())) {
    const { problem } = await searchParams;
    return <SignIn problem={problem === "wrong" || problem === "tooMany" ? problem : undefined} t={t} />;
  }
  const { Workbench: words } = await getMessages();
  const blocks = blockNames.map((name) => ({
    name,
    meaning: t(`blocks.${name}`),
    example: exampleOf(name),
    options: [...optionNames(name)],
  }));
  return (
    <NextIntlClientProvider locale={locale} messages={{ Workbench: words }}>
      <Workbench blocks={blocks} locale={locale} />
    </NextIntlClientProvider>
  );
}
