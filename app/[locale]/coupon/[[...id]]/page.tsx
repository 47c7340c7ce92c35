import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { loadChromeOrBare } from "@/app/_page-view/load-page-view";
import { loadPrivateMetadata } from "@/app/_page-view/page-metadata";
import { CouponBox } from "@/components/coupon/coupon-box";
import { AppShell } from "@/components/layout/app-shell";
import { Island } from "@/components/layout/island";
import { IslandPlaceholder } from "@/components/layout/island-placeholder";
import { requireAnySession } from "@/lib/account/require-session";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";

type Props = { params: Promise<{ locale: Locale; id?: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("Coupons");
  const { locale, id: [id] = [] } = await params;
  return loadPrivateMetadata(locale, paths.coupon(id), t("title"));
}

/** Shows the guest's coupons, or one of them (R8.3). The server's HTML contains no guest data. */
export default async function CouponPage({ params }: Props) {
  const { locale, id: [id] = [] } = await params;
  const path = paths.coupon(id);
  await requireAnySession(path);
  const t = await getTranslations("Coupons");
  const shell = await getTranslations("Shell");
  return (
    <AppShell
      chrome={await loadChromeOrBare(locale, path)}
      locale={locale}
      contentKey="coupon"
      isPrivate
      island={
        <Island>
          <CouponBox id={id} />
        </Island>
      }
    >
      <IslandPlaceholder title={t("title")} withoutScript={shell("needsScript")} />
    </AppShell>
  );
}
