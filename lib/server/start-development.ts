import { createServer } from "node:http";
import { join } from "node:path";
import next from "next";
import type { ListedPage } from "@/lib/cms/discovery/sitemap";
import { isFrameworkPath } from "@/lib/server/before-hydration/framework/framework-requests";
import { brand } from "@/lib/server/brand/brand";
import { readPageScripts } from "@/lib/server/built-page-scripts";
import type { HttpResponse } from "@/lib/server/http-message";
import { createHttpServer } from "@/lib/server/listener/http-server";
import { tooManyCookiesPage } from "@/lib/server/listener/too-many-cookies-page";
import { Assets } from "@/lib/server/page/assets";
import { createRender } from "@/lib/server/page/render";
import { StylesheetBundles } from "@/lib/server/page/stylesheet-bundles";
import { addPageScript } from "@/lib/server/page/unhydrated-page";
import { createPolicy } from "@/lib/server/policy/content-policy";
import { securityHeaders } from "@/lib/server/policy/security-headers";
import { createServices } from "@/lib/server/services";
import type { Env } from "@/lib/server/settings/env-schema";

/** Fewer than any page has: every page is rendered anew. */
const NO_PAGE_BYTES = 20;

/**
 * Starts the web server for development: that of production around the framework's development mode, so
 * that routes, publications, drafts, the workbench and the policy are those of production, and saved changes show at
 * once. Unlike there, no page is stored or waits unhydrated, and the listener has no thread of its own. `buildFolder`
 * holds the bundled page scripts.
 */
export async function startDevelopment(
  settings: Env,
  { listPages, buildFolder }: { listPages: () => Promise<readonly ListedPage[]>; buildFolder: string },
): Promise<void> {
  const { PORT, TRUSTED_HOPS } = settings;
  // Next treats another host name as another server and would call itself endlessly.
  const hostname = "localhost";
  const server = createServer((incoming, outgoing) => {
    if (isFrameworkPath(incoming.url ?? "")) void handle(incoming, outgoing);
    else webServer.emit("request", incoming, outgoing);
  });
  // The framework adds the socket by which changes reach the page.
  const app = next({ dev: true, hostname, port: PORT, httpServer: server });
  await app.prepare();
  const handle = app.getRequestHandler();
  const render = createRender(handle, `${hostname}:${PORT}`);
  const pageScripts = await readPageScripts(buildFolder);
  const assets = await Assets.list(process.cwd(), {
    builtFolder: join(buildFolder, "static"),
    ofBrand: brand().files,
  });
  const sheets = new StylesheetBundles(assets);
  const policyOf = createPolicy(settings, pageScripts);
  const services = await createServices({
    settings: { ...settings, REDIS_URL: undefined },
    pageExists: async () => true,
    listPages,
    render,
    call: render,
    pageScripts,
    assets,
    sheets,
    policyOf: (kind, html) => allowDevelopment(policyOf(kind, html)),
    deferHydration: (_, html) => ({
      html: addPageScript(html, { script: pageScripts.hydrated, sheets }),
      payload: undefined,
    }),
    maxBytes: NO_PAGE_BYTES,
    isReady: () => true,
  });
  const webServer = createHttpServer({
    readCached: () => undefined,
    answer: async (request) => withoutReports(await services.handle(request)),
    trustedHops: TRUSTED_HOPS,
    headers: securityHeaders(settings),
    tooLarge: tooManyCookiesPage(),
    isDraining: () => false,
  });
  server.listen(PORT);
}

/** Removes the policy that only reports: the framework's own tools would fill its console with reports. */
function withoutReports({ headers, ...answer }: HttpResponse): HttpResponse {
  const { "content-security-policy-report-only": _, ...others } = headers;
  return { ...answer, headers: others };
}

/** Adds to a policy what the framework needs while it develops: scripts and styles that it writes, and its socket. */
function allowDevelopment(policy: string): string {
  const withoutHashes = policy.replace(/ '(?:strict-dynamic|sha256-[^']+)'/g, "");
  return withoutHashes
    .replace("script-src ", "script-src 'unsafe-inline' 'unsafe-eval' ")
    .replace("style-src-elem ", "style-src-elem 'unsafe-inline' ")
    .replace("connect-src ", "connect-src ws: ");
}
