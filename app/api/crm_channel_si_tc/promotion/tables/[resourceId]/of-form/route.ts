import type { NextRequest } from "next/server";
import { callLocale } from "@/app/auth/guest-request";
import { clientKey, countAttempts } from "@/lib/http/attempt-limits";
import { answer, refusal } from "@/lib/http/expose-call";
import { finderFormSchema } from "@/lib/offer/free-tables";
import { noteRoute } from "@/lib/server/log/request-trace";
import { loadTablesOfForm } from "@/widgets/finder/load-tables-of-form";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ resourceId: string }> };

/**
 * Returns the free tables that a finder's form asks for as a rendered list too, for a page whose framework is not here
 * yet. It is public, needs no session, and counts as a search.
 */
export async function GET(request: NextRequest, { params }: Props): Promise<Response> {
  noteRoute("/api/crm_channel_si_tc/promotion/tables/:resourceId/of-form");
  const query = Object.fromEntries(request.nextUrl.searchParams);
  const form = finderFormSchema.safeParse({ ...query, ...(await params) });
  if (!form.success) return answer({ error: { error: "requirements_not_satisfied" } }, 422);
  try {
    await countAttempts([{ limit: "searchOfAddress", key: clientKey(request.headers) }]);
    return answer({ data: await loadTablesOfForm(form.data, callLocale(request)) });
  } catch (error) {
    return refusal(error);
  }
}
