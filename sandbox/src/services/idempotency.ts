import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import { createMiddleware } from "hono/factory";
import type { StatusCode } from "hono/utils/http-status";
import type { SandboxContext } from "#context.ts";
import type { Database } from "#database/open-database.ts";
import { idempotentAnswers } from "#database/schema/collected.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";

/** A call begun this long ago without a response was interrupted by the end of its process. */
const DEAD_AFTER_MS = 60_000;

const POLL_MS = 25;
const MAX_WAIT_MS = 10_000;

/**
 * Executes a POST or PUT once for each `Idempotency-Key`, path and caller: the first call is executed, any other waits
 * for its response and repeats it. A call that failed with 5xx may be tried again. Throws 422
 * `requirements_not_satisfied` for a key repeated with another body, and 409 `unexpected` after ten seconds of waiting.
 */
export const handleIdempotencyKey = ({ database, clock }: Pick<SandboxContext, "database" | "clock">) =>
  createMiddleware<SandboxEnv>(async (c, next) => {
    const key = c.req.header("idempotency-key");
    if (key === undefined || !["POST", "PUT"].includes(c.req.method)) return next();
    const call = `${c.req.method} ${c.req.path}`;
    // A guessed key must not reveal another guest's response.
    const caller = hash(c.req.header("authorization") ?? "");
    const request = hash(new Uint8Array(await c.req.arrayBuffer()));
    const sameCall = and(
      eq(idempotentAnswers.key, key),
      eq(idempotentAnswers.call, call),
      eq(idempotentAnswers.caller, caller),
    );

    for (let waited = 0; waited < MAX_WAIT_MS; waited += POLL_MS) {
      const claimed = await database
        .insert(idempotentAnswers)
        .values({ key, call, caller, request, claimedAt: clock.now() })
        .onConflictDoNothing()
        .returning({ id: idempotentAnswers.id });
      if (claimed.length > 0) {
        c.set("storeAnswer", async (transaction, answer) => {
          const stored = { status: 200, body: JSON.stringify(answer) };
          await transaction.update(idempotentAnswers).set(stored).where(sameCall);
        });
        await next();
        if (c.res.status >= 500) await database.delete(idempotentAnswers).where(sameCall);
        else {
          const answer = { status: c.res.status, body: await c.res.clone().text() };
          await database.update(idempotentAnswers).set(answer).where(sameCall);
        }
        return;
      }
      const [earlier] = await database.select().from(idempotentAnswers).where(sameCall);
      if (earlier && earlier.request !== request) throw new ServiceError(422, "requirements_not_satisfied");
      if (earlier?.status) {
        c.status(earlier.status as StatusCode);
        c.header("Content-Type", "application/json");
        return c.body(earlier.body ?? "");
      }
      if (earlier && clock.now().getTime() - earlier.claimedAt.getTime() > DEAD_AFTER_MS) {
        await database.delete(idempotentAnswers).where(and(sameCall, isNull(idempotentAnswers.status)));
      }
      await wait(POLL_MS);
    }
    throw new ServiceError(409, "unexpected");
  });

/**
 * Lets the calls be executed again that a process before this one began and did not end. Whatever has taken effect has
 * its answer: it is stored in the same transaction (`storeAnswer`).
 */
export async function voidInterruptedCalls(database: Database): Promise<void> {
  await database.delete(idempotentAnswers).where(isNull(idempotentAnswers.status));
}

function hash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url");
}
