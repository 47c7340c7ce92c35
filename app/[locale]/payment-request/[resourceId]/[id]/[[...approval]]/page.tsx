import { paths } from "@/lib/routing/paths";
import { requireSession } from "@/lib/session/require-session";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ resourceId: string; id: string; approval?: string[] }> };

export default async function PaymentRequestPage({ params }: Props) {
  const { resourceId, id, approval = [] } = await params;
  requireSession([paths.paymentRequest(resourceId, id), ...approval].join("/"));
}
