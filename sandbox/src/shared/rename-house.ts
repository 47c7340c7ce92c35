import type { MiddlewareHandler } from "hono";
import type { SandboxContext } from "#context.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";

/** Calls the house by the names of `SANDBOX_HOUSE` in every answer, wherever the seed has its own. */
export function renameHouse({ config }: Pick<SandboxContext, "config">): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    await next();
    const { house } = config;
    if (house === undefined || !c.res.headers.get("content-type")?.startsWith("application/json")) return;
    const { status, headers } = c.res;
    const text = (await c.res.text())
      .replaceAll("여울", house.ko)
      .replaceAll("Yeoul", house.en)
      .replaceAll("YEOUL", house.en.toUpperCase())
      // The messenger's channel keeps its address.
      .replaceAll(/(?<!_)yeoul/g, house.en.toLowerCase());
    c.res = new Response(text, { status, headers });
  };
}
