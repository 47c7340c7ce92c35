import type { NextRequest } from "next/server";
import { callLocale } from "@/app/auth/guest-request";
import { clientKey, countAttempts } from "@/lib/http/attempt-limits";
import { answer, refusal } from "@/lib/http/expose-call";
import { loadPlaceCards } from "@/lib/place/load-place-cards";
import { readPlaceCards } from "@/lib/place/place-cards";
import { noteRoute } from "@/lib/server/log/request-trace";

export const dynamic = "force-dynamic";

/** Returns the cards of the places and offers that a device keeps: one call from a phone. Needs no session. */
export async function GET(request: NextRequest): Promise<Response> {
  noteRoute("/api/crm_channel_si_tc/places");
  const input = readPlaceCards.input.safeParse(Object.fromEntries(request.nextUrl.searchParams));
  if (!input.success) return answer({ error: { error: "requirements_not_satisfied" } }, 422);
  const locale = callLocale(request);
  try {
    await countAttempts([{ limit: "searchOfAddress", key: clientKey(request.headers) }]);
    return answer({ data: await loadPlaceCards(input.data.paths.split(","), locale) });
  } catch (error) {
    return refusal(error);
  }
}
