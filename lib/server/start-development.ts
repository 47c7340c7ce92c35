import { createServer } from "node:http";
import next from "next";
import type { ListedPage } from "@/lib/cms/discovery/sitemap";
import { isFrameworkPath } from "@/lib/server/before-hydration/framework/framework-requests";
import { markWebServer } from "@/lib/server/in-framework/framework-server";
import { createHttpServer } from "@/lib/server/listener/http-server";
import { tooManyCookiesPage } from "@/lib/server/listener/too-many-cookies-page";
import { createRender } from "@/lib/server/page/render";
import { securityHeaders } from "@/lib/server/policy/security-headers";
import { openServices } from "@/lib/server/services";
import type { Env } from "@/lib/server/settings/env-schema";

/**
 * Starts the web server for development: that of production around the framework's development mode (`openServices`).
 * The listener has no thread of its own.
 */
export async function startDevelopment(
  settings: Env,
  { listPages }: { listPages: () => Promise<readonly ListedPage[]> },
): Promise<void> {
  const { PORT, TRUSTED_HOPS } = settings;
  // Next treats another host name as another server and would call itself endlessly.
  const hostname = "localhost";
  const server = createServer((incoming, outgoing) => {
    if (isFrameworkPath(incoming.url ?? "")) void handle(incoming, outgoing);
    else webServer.emit("request", incoming, outgoing);
  });
  markWebServer();
  // The framework adds the socket by which changes reach the page, and bundles the page scripts (`next.config.mjs`).
  const app = next({ dev: true, hostname, port: PORT, httpServer: server });
  await app.prepare();
  const handle = app.getRequestHandler();
  const render = createRender(handle, `${hostname}:${PORT}`);
  const { handle: answer } = await openServices({
    settings,
    pageExists: async () => true,
    listPages,
    render,
    call: render,
    isReady: () => true,
  });
  const webServer = createHttpServer({
    readCached: () => undefined,
    answer,
    trustedHops: TRUSTED_HOPS,
    headers: securityHeaders(settings),
    tooLarge: tooManyCookiesPage(),
    isDraining: () => false,
  });
  server.listen(PORT);
}
