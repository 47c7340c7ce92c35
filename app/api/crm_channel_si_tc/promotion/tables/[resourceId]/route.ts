import type { NextRequest } from "next/server";
import { callLocale } from "@/app/auth/guest-request";
import { clientKey, countAttempts } from "@/lib/http/attempt-limits";
import { answer, refusal } from "@/lib/http/expose-call";
import { findFreeTables } from "@/lib/offer/free-tables";
import { loadFreeTables, loadTablesElsewhere } from "@/lib/offer/load-free-tables";
import { noteRoute } from "@/lib/server/log/request-trace";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ resourceId: string }> };

/**
 * Returns every free table below a resource on a day: one call from a phone, many to the back end. Needs no session.
 */
export async function GET(request: NextRequest, { params }: Props): Promise<Response> {
  noteRoute("/api/crm_channel_si_tc/promotion/tables/:resourceId");
  const query = Object.fromEntries(request.nextUrl.searchParams);
  const input = findFreeTables.input.safeParse({ ...query, ...(await params) });
  if (!input.success) return answer({ error: { error: "requirements_not_satisfied" } }, 422);
  const locale = callLocale(request);
  try {
    await countAttempts([{ limit: "searchOfAddress", key: clientKey(request.headers) }]);
    const load = input.data.elsewhere === undefined ? loadFreeTables : loadTablesElsewhere;
    return answer({ data: await load(input.data, locale) });
  } catch (error) {
    return refusal(error);
  }
}
