import { readFile } from "node:fs/promises";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { isStaff, staffMetadata } from "@/app/workbench/staff-call";
import { Guide } from "@/components/workbench/guide";
import type { Locale } from "@/lib/i18n/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ ...(await params), namespace: "Workbench" });
  return staffMetadata(t("guidePage"));
}

/** The guide for authors, in the reader's language where it is written in it. Staff only. */
export default async function WorkbenchGuide({ params }: Props) {
  if (!(await isStaff())) notFound();
  const { locale } = await params;
  const t = await getTranslations("BackendReference");
  const back = { href: `/workbench?language=${locale}`, words: t("back") };
  const text = await readFile(`docs/authors.${locale}.md`, "utf8").catch(() =>
    readFile("docs/authors.md", "utf8"),
  );
  return <Guide text={text} back={back} />;
}
