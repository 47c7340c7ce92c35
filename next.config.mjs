import { resolve } from "node:path";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";

/** @type {import("next").NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Which addresses are redirected is decided in one place (`lib/routing`).
  skipTrailingSlashRedirect: true,
  typedRoutes: false,
  // The optimiser had two remote code execution vulnerabilities in 2026, and media are not ours to process.
  images: { unoptimized: true },
  // Titles and previews are in the head for every client: no page is streamed.
  htmlLimitedBots: /.*/,
  // Preloads belong in the page: as headers they would name style sheets that the web server joins.
  reactMaxHeadersLength: 0,
  experimental: {
    // Otherwise every distinct id would write files; pages are kept in bounded memory instead.
    isrFlushToDisk: false,
    // Small chunks, so that no page has rules that only others use; the web server sends those of a page as one file.
    cssChunking: { type: "graph", requestCost: 8_000 },
  },
  turbopack: {
    resolveAlias: {
      "next/dist/shared/lib/app-dynamic": {
        browser: "./lib/server/before-hydration/framework/dynamic-in-browser.ts",
      },
      "next/dist/compiled/process": {
        browser: "./lib/server/before-hydration/framework/process-in-browser.ts",
      },
    },
  },
  serverExternalPackages: ["satori", "undici"],
  compiler: {
    // Scripts that run without the framework are not part of the framework's own build.
    runAfterProductionCompile: async ({ distDir, projectDir }) => {
      const [{ bundlePageScripts }, { listLongModules }, { compileWhenLoaded }] = await Promise.all([
        import("./scripts/bundle-page-scripts.mjs"),
        import("./lib/server/before-hydration/framework/long-modules.ts"),
        import("./scripts/compile-when-loaded.mjs"),
      ]);
      const buildFolder = resolve(projectDir, distDir);
      await compileWhenLoaded(buildFolder);
      await bundlePageScripts(buildFolder, { longModules: await listLongModules(buildFolder) });
    },
  },
  // `npm run types` checks types; a build on an operator's host need not repeat it.
  typescript: { ignoreBuildErrors: true },
};

/** Bundles the page scripts, which a build does when it is compiled; read again by `lib/server/built-page-scripts.ts`. */
async function bundleForDevelopment() {
  const { bundlePageScripts } = await import("./scripts/bundle-page-scripts.mjs");
  await bundlePageScripts(resolve(import.meta.dirname, ".yeoul/development"), { longModules: [] });
}

/**
 * The configuration. A build and development also need the file of the headings' font and the messages' compiler, which
 * unpacks a native program into the home or the temporary folder: a server that only serves needs neither folder.
 */
export default async function configure(phase) {
  if (phase !== PHASE_PRODUCTION_BUILD && phase !== PHASE_DEVELOPMENT_SERVER) return config;
  const [{ subsetHeadingFont }, { default: createNextIntlPlugin }] = await Promise.all([
    import("./tools/generators/subset-heading-font.mjs"),
    import("next-intl/plugin"),
  ]);
  await subsetHeadingFont();
  if (phase === PHASE_DEVELOPMENT_SERVER) await bundleForDevelopment();
  const withNextIntl = createNextIntlPlugin({
    requestConfig: "./app/request-messages.ts",
    experimental: {
      // Messages are compiled at build time, so browsers need no message parser (9 KB).
      messages: { path: "./messages", format: "json", locales: "infer", precompile: true },
    },
  });
  return withNextIntl(config);
}
