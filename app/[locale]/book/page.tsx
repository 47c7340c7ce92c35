import { paths } from "@/lib/routing/paths";
import { requireSession } from "@/lib/session/require-session";

export const dynamic = "force-dynamic";

export default async function BookPage() {
  await requireSession(paths.book());
  return null;
}
