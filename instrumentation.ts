/**
 * Runs once when the framework starts. Where it starts alone (`next start`, `next dev`), its server is watched, so that
 * `middleware.ts` can answer as the web server does; behind the web server there is nothing to do.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const [{ hasWebServer }, { env }, { prepareRequests, watchFrameworkServer }] = await Promise.all([
    import("@/lib/server/in-framework/framework-server"),
    import("@/lib/server/settings/env"),
    import("@/lib/server/in-framework/framework-server"),
  ]);
  if (!hasWebServer()) watchFrameworkServer(prepareRequests(env()));
}
