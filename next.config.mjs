import { resolve } from "node:path";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./app/request-messages.ts",
  experimental: {
    // Sentences are read once, while building: no browser fetches what reads them, 9 KB of its own.
    messages: { path: "./messages", format: "json", locales: "infer", precompile: true },
  },
});

/** @type {import("next").NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: false,
  // The optimiser had two remote-code-execution holes in 2026, and the media are not ours to process.
  images: { unoptimized: true },
  // Titles and previews stand in the head for everybody: nobody's page is streamed.
  htmlLimitedBots: /.*/,
  experimental: {
    // Every distinct id would write files; pages live in bounded memory instead.
    isrFlushToDisk: false,
    // Cut small, so that no page has rules that only others use; the front server sends those of a page as one.
    cssChunking: { type: "graph", requestCost: 8_000 },
  },
  serverExternalPackages: ["undici"],
  compiler: {
    // What runs in a page without the framework is no part of the framework's own build.
    runAfterProductionCompile: async ({ distDir, projectDir }) => {
      const { bundlePageScripts } = await import("./scripts/bundle-page-scripts.mjs");
      await bundlePageScripts(resolve(projectDir, distDir));
    },
  },
  // Types are checked once, by `npm run types`; a build on an operator's host need not do it again.
  typescript: { ignoreBuildErrors: true },
};

export default withNextIntl(config);
