import type { MiddlewareHandler } from "hono";
import type { SandboxContext } from "#context.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";

/** The names by which the seed calls the house. */
const SEED_NAMES = { ko: "여울", en: "Yeoul" } as const;

/** Calls the house by the names of `SANDBOX_HOUSE` in every answer, wherever the seed has its own. */
export function renameHouse({ config }: Pick<SandboxContext, "config">): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    await next();
    const { house } = config;
    if (house === undefined || !c.res.headers.get("content-type")?.startsWith("application/json")) return;
    const text = (await c.res.text()).replaceAll(SEED_NAMES.ko, house.ko).replaceAll(SEED_NAMES.en, house.en);
    const { status, headers } = c.res;
    c.res = new Response(text, { status, headers });
  };
}
