import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { isStaff, staffMetadata } from "@/app/workbench/staff-call";
import { BackendReference } from "@/components/workbench/backend-reference";
import backEnd from "@/docs/backend.openapi.json";
import type { Locale } from "@/lib/i18n/locales";
import type { OpenApiDocument } from "@/lib/workbench/backend/document/openapi";

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<{ call?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ ...(await params), namespace: "BackendReference" });
  return staffMetadata(t("title"));
}

/** The calls that a back end provides, from the OpenAPI document, for those who connect one. Staff only. */
export default async function WorkbenchBackend({ searchParams }: Props) {
  if (!(await isStaff())) notFound();
  const { call } = await searchParams;
  const t = await getTranslations("BackendReference");
  // A test compares the file with what is written from the definitions, whose type this is.
  return <BackendReference document={backEnd as unknown as OpenApiDocument} chosen={call} t={t} />;
}
