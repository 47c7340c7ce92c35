import type { NextRequest } from "next/server";
import { getTranslations } from "next-intl/server";
import { callLocale } from "@/app/auth/guest-request";
import { cardSize } from "@/components/offer/photo";
import { cardLabels } from "@/components/offer/promotion-card";
import { renderCards } from "@/components/offer/render-cards";
import { columns } from "@/lib/cms/widget/option-kinds";
import { answer, refusal } from "@/lib/http/expose-call";
import { listPromotions } from "@/lib/offer/endpoints";
import { loadPromotionPage } from "@/lib/offer/loaders";
import type { NextCards } from "@/lib/offer/next-cards";
import { mediaServer } from "@/lib/place/own-media-server";
import { noteRoute } from "@/lib/server/log/request-trace";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ resourceId: string }> };

/**
 * Returns a page of the promotions below a resource as rendered cards too, for a page whose framework is not here yet.
 * It is public, and needs no session.
 */
export async function GET(request: NextRequest, { params }: Props): Promise<Response> {
  noteRoute("/api/crm_channel_si_tc/promotion/list/:resourceId/cards");
  const query = Object.fromEntries(request.nextUrl.searchParams);
  const input = listPromotions.input.safeParse({ ...query, ...(await params) });
  const wanted = columns.safeParse(query.columns);
  if (!input.success || !wanted.success)
    return answer({ error: { error: "requirements_not_satisfied" } }, 422);
  const locale = callLocale(request);
  try {
    const { rows, lastPage } = await loadPromotionPage(input.data, locale);
    const html = await renderCards(rows, {
      words: cardLabels(await getTranslations({ locale, namespace: "Widgets" }), locale),
      media: mediaServer(),
      size: cardSize(wanted.data),
      withOutlet: input.data.withOutlet,
    });
    return answer({ data: { rows, lastPage, html } satisfies NextCards });
  } catch (error) {
    return refusal(error);
  }
}
