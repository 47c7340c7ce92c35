import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { loadFrameOrBare } from "@/app/page-view/load-page-view";
import { privateMetadata } from "@/app/page-view/page-metadata";
import { SoonPage } from "@/app/page-view/soon-page";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";
import { requireSession } from "@/lib/session/require-session";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: Locale; id?: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("Soon");
  const { appName, logo } = await loadFrameOrBare((await params).locale, paths.home());
  return privateMetadata(appName, t("title"), logo);
}

export default async function CouponPage({ params }: Props) {
  const { locale, id = [] } = await params;
  const path = [paths.coupon(), ...id].join("/");
  await requireSession(path);
  return <SoonPage locale={locale} path={path} />;
}
