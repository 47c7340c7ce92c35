import type { NextRequest, NextResponse } from "next/server";
import { beginLogin } from "@/app/auth/[provider]/begin-login";
import { redirectUncached } from "@/app/auth/[provider]/login-answers";
import { providerSchema } from "@/lib/account/schema";
import { paths } from "@/lib/routing/paths";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ provider: string }> };

/** Begins a login (R1.6); the guest returns to the page they left. */
export async function GET(request: NextRequest, { params }: Context): Promise<NextResponse> {
  const provider = providerSchema.safeParse((await params).provider);
  if (!provider.success) return redirectUncached(paths.notFound());
  return beginLogin(request, { provider: provider.data, purpose: "login" });
}
