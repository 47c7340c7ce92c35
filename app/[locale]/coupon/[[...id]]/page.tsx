import { paths } from "@/lib/routing/paths";
import { requireSession } from "@/lib/session/require-session";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ id?: string[] }> };

export default async function CouponPage({ params }: Props) {
  const { id = [] } = await params;
  requireSession([paths.coupon(), ...id].join("/"));
}
