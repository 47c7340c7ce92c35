import { readFile } from "node:fs/promises";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { isStaff } from "@/app/workbench/staff-call";
import { Guide } from "@/components/workbench/guide";
import type { Locale } from "@/lib/i18n/locales";

type Props = { params: Promise<{ locale: Locale }> };

const files: Readonly<Record<Locale, string>> = { ko: "docs/authors.ko.md", en: "docs/authors.md" };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ ...(await params), namespace: "Workbench" });
  return {
    title: t("guidePage"),
    robots: { index: false, follow: false },
    icons: { icon: "/brand/mark.svg" },
  };
}

/** The guide for authors, in the reader's language. Staff only. */
export default async function WorkbenchGuide({ params }: Props) {
  if (!(await isStaff())) notFound();
  const { locale } = await params;
  const t = await getTranslations("BackendReference");
  const back = { href: `/workbench?language=${locale}`, words: t("back") };
  return <Guide text={await readFile(files[locale], "utf8")} back={back} />;
}
