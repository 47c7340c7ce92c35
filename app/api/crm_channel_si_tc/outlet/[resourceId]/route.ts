import type { NextRequest } from "next/server";
import { callLocale } from "@/app/auth/guest-request";
import { answer, refusal } from "@/lib/http/expose-call";
import { loadResource } from "@/lib/place/loaders";
import { readOutlet, toOutletDetails } from "@/lib/place/outlet-details";
import { noteRoute } from "@/lib/server/log/request-trace";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ resourceId: string }> };

/** Returns what a guest with a table there needs to know about an outlet. It is public, and needs no session. */
export async function GET(request: NextRequest, { params }: Props): Promise<Response> {
  noteRoute("/api/crm_channel_si_tc/outlet/:resourceId");
  const input = readOutlet.input.safeParse(await params);
  if (!input.success) return answer({ error: { error: "requirements_not_satisfied" } }, 422);
  const locale = callLocale(request);
  try {
    const resource = await loadResource({ id: input.data.resourceId, includeAncestors: true }, locale);
    return answer({ data: toOutletDetails(resource, locale) });
  } catch (error) {
    return refusal(error);
  }
}
