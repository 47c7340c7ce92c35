import { brand } from "@/lib/server/brand/brand";
import { buildFolder, readPageScripts } from "@/lib/server/built-page-scripts";
import { Assets } from "@/lib/server/page/assets";
import { payloadAddress } from "@/lib/server/page/payload-answer";
import { StylesheetBundles } from "@/lib/server/page/stylesheet-bundles";
import { addPageScript, deferHydration } from "@/lib/server/page/unhydrated-page";
import { createPolicy } from "@/lib/server/policy/content-policy";
import { createServices, type ServiceParts, type Services } from "@/lib/server/services";
import type { Env } from "@/lib/server/settings/env-schema";

/** What the web server needs of the application and of its surroundings. */
export type ApplicationParts = Pick<
  ServiceParts,
  "pageExists" | "listPages" | "render" | "call" | "isReady"
> & {
  settings: Env;
};

/** Fewer bytes than any page has: in development every page is rendered anew. */
const NO_PAGE_BYTES = 20;

/**
 * Opens the web server without its socket, around a build or, where `NODE_ENV` says so, around the framework's
 * development mode. Rejects where the page scripts or the files of the application cannot be read.
 */
export async function openServices(parts: ApplicationParts): Promise<Services> {
  return process.env.NODE_ENV === "development" ? openForDevelopment(parts) : openForBuild(parts);
}

async function openForBuild(parts: ApplicationParts): Promise<Services> {
  const { settings } = parts;
  const pageScripts = await readPageScripts(buildFolder());
  const assets = await Assets.list(process.cwd(), { ofBrand: brand().files });
  const sheets = new StylesheetBundles(assets, brand());
  return createServices({
    ...parts,
    pageScripts,
    assets,
    sheets,
    policyOf: createPolicy(settings, pageScripts),
    deferHydration: (name, html) =>
      deferHydration(html, { script: pageScripts.unhydrated, sheets }, (hash) => payloadAddress(name, hash)),
    maxBytes: settings.PAGE_STORE_MB * 1024 * 1024,
  });
}

/**
 * Routes, publications, drafts, the workbench and the policy are those of production, and saved changes show at once:
 * no page is stored or waits unhydrated, and there are no other instances.
 */
async function openForDevelopment(parts: ApplicationParts): Promise<Services> {
  const { settings } = parts;
  const pageScripts = await readPageScripts(buildFolder());
  const assets = await Assets.list(process.cwd(), {
    builtFolder: `${buildFolder()}/static`,
    ofBrand: brand().files,
  });
  const sheets = new StylesheetBundles(assets);
  const policyOf = createPolicy(settings, pageScripts);
  const services = await createServices({
    ...parts,
    settings: { ...settings, REDIS_URL: undefined },
    pageScripts,
    assets,
    sheets,
    policyOf: (kind, html) => allowDevelopment(policyOf(kind, html)),
    deferHydration: (_, html) => ({
      html: addPageScript(html, { script: pageScripts.hydrated, sheets }),
      payload: undefined,
    }),
    maxBytes: NO_PAGE_BYTES,
  });
  return {
    ...services,
    handle: async (request) => {
      const answer = await services.handle(request);
      // The policy that only reports would fill the console with reports of the framework's own tools.
      const { "content-security-policy-report-only": _, ...headers } = answer.headers;
      return { ...answer, headers };
    },
  };
}

/** Adds to a policy what the framework needs while it develops: scripts and styles that it writes, and its socket. */
function allowDevelopment(policy: string): string {
  const withoutHashes = policy.replace(/ '(?:strict-dynamic|sha256-[^']+)'/g, "");
  return withoutHashes
    .replace("script-src ", "script-src 'unsafe-inline' 'unsafe-eval' ")
    .replace("style-src-elem ", "style-src-elem 'unsafe-inline' ")
    .replace("connect-src ", "connect-src ws: ");
}
