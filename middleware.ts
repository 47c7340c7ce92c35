import { type NextRequest, NextResponse } from "next/server";
import { internalHeaders, serverKey } from "@/lib/routing/internal-headers";
import { isFrameworkPath } from "@/lib/server/before-hydration/framework/framework-requests";

export const config = { runtime: "nodejs" };

/**
 * Where Next serves alone (`next start`, `next dev`), answers every request as the web server does, by the same
 * functions, which ask the framework for what they render. What they ask for, and every request behind the web server,
 * is passed on; in development also the framework's own files and tools.
 */
export async function middleware(request: NextRequest): Promise<Response> {
  if (request.headers.get(internalHeaders.decided) === serverKey()) return NextResponse.next();
  if (process.env.NODE_ENV === "development" && isFrameworkPath(request.nextUrl.pathname))
    return NextResponse.next();
  // Loaded where it is needed: behind the web server these are in memory already.
  const [{ answerInFramework }, { pageExists }, { loadListedPages }] = await Promise.all([
    import("@/lib/server/in-framework/answer-in-framework"),
    import("@/app/_page-view/page-exists"),
    import("@/app/_discovery/load-listed-pages"),
  ]);
  return answerInFramework(request, { pageExists, listPages: loadListedPages });
}
