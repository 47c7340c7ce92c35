import { paths } from "@/lib/routing/paths";
import { requireSession } from "@/lib/session/require-session";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ resourceId: string; id: string }> };

export default async function DiningSummaryPage({ params }: Props) {
  const { resourceId, id } = await params;
  requireSession(paths.diningSummary(resourceId, id));
}
