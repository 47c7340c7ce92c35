import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadFrameOrBare } from "@/app/page-view/load-page-view";
import { loadHtmlView } from "@/app/page-view/load-part-views";
import { privateMetadata } from "@/app/page-view/page-metadata";
import { isStaff } from "@/app/workbench/require-staff";
import { CmsPart } from "@/components/cms/cms-part";
import { AppShell } from "@/components/layout/app-shell";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";
import { readDraft } from "@/lib/workbench/drafts";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<{ draft?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { appName, logo } = await loadFrameOrBare((await params).locale, paths.home());
  return privateMetadata(appName, undefined, logo);
}

/** A draft as guests would see it (R11.4): the same parser, the same widgets, the real frame. For staff alone. */
export default async function WorkbenchPreview({ params, searchParams }: Props) {
  const { locale } = await params;
  const { draft: id = "" } = await searchParams;
  const draft = (await isStaff()) ? readDraft(id) : undefined;
  if (draft === undefined) notFound();
  const frame = await loadFrameOrBare(locale, paths.home());
  const part = await loadHtmlView(draft, "draft", locale, { path: paths.home(), resourceId: undefined });
  return (
    <AppShell frame={frame} locale={locale} facts={["draft", id]} parts={[part]}>
      <CmsPart part={part} />
    </AppShell>
  );
}
