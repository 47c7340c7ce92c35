import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { StatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { holdUntilClientLeaves } from "#shared/http/hold-until-client-leaves.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { patternSchema } from "./pattern-schema.ts";

/** A failure that is waiting for its call. Without `times` it happens to every matching call until removed. */
export const faultSchema = z.object({
  path: patternSchema,
  /** On the query, decoded: what a call about one thing names nowhere else. */
  query: patternSchema.optional(),
  method: z.string().toUpperCase().optional(),
  status: z.number().int().min(200).max(599).optional(),
  /** Text is sent as it stands, anything else as JSON. */
  body: z.unknown().optional(),
  contentType: z.string().optional(),
  hang: z.literal(true).optional(),
  reset: z.literal(true).optional(),
  /** The call is carried out first and only its answer is lost to the fault. */
  late: z.literal(true).optional(),
  delayMs: z.number().int().min(0).max(600_000).optional(),
  times: z.number().int().min(1).optional(),
});

export type Fault = z.infer<typeof faultSchema> & { id: number };

/** The failures arranged at the moment, oldest first; they live as long as the process. */
export function createFaults() {
  let faults: Fault[] = [];
  let lastId = 0;
  return {
    list: (): readonly Fault[] => faults,
    add(fault: Omit<Fault, "id">): number {
      lastId += 1;
      faults = [...faults, { ...fault, id: lastId }];
      return lastId;
    },
    /** Whether there was one with this id. */
    remove(id: number): boolean {
      const before = faults.length;
      faults = faults.filter((fault) => fault.id !== id);
      return faults.length < before;
    },
    clear() {
      faults = [];
    },
    /** The oldest fault for a call, used up by one; nothing when the call is to go well. */
    take(method: string, path: string, query = ""): Fault | undefined {
      const due = faults.find(
        (fault) =>
          fault.path.test(path) &&
          (fault.method ?? method) === method &&
          (fault.query === undefined || fault.query.test(query)),
      );
      if (due?.times === undefined) return due;
      faults = faults.flatMap((fault) => {
        if (fault !== due) return [fault];
        return due.times === 1 ? [] : [{ ...due, times: (due.times ?? 1) - 1 }];
      });
      return due;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;

/**
 * Lets an arranged fault happen in place of the answer; one that is nothing but a delay only delays it. `place` stands
 * before the path of whatever is not the back end itself.
 */
export const injectFaults = (faults: Faults, place = "") =>
  createMiddleware<SandboxEnv>(async (c, next) => {
    const query = [...new URL(c.req.url).searchParams].flat().join(" ");
    const fault = faults.take(c.req.method, `${place}${c.req.path}`, query);
    if (!fault) return next();
    if (fault.late) await next();
    if (fault.delayMs !== undefined) await wait(fault.delayMs);
    const answer = await faultyAnswer(c, fault);
    if (!fault.late) return answer ?? next();
    if (!answer) return;
    // An answer that is there already is merged with the next one unless it is taken away first.
    c.res = undefined;
    c.res = answer;
  });

async function faultyAnswer(c: Context<SandboxEnv>, fault: Fault): Promise<Response | undefined> {
  if (fault.hang) return holdUntilClientLeaves(c);
  if (fault.reset) return dropConnection(c);
  if (fault.status !== undefined || fault.body !== undefined) return answerWith(c, fault);
}

function answerWith(c: Context<SandboxEnv>, { status, body, contentType }: Fault): Response {
  c.status((status ?? 200) as StatusCode);
  if (body === undefined) return c.body(null);
  const isText = typeof body === "string";
  c.header("Content-Type", contentType ?? (isText ? "text/plain; charset=UTF-8" : "application/json"));
  return c.body(isText ? body : JSON.stringify(body));
}

function dropConnection(c: Context<SandboxEnv>): Response {
  c.env?.incoming?.socket.destroy();
  return c.body(null, 502);
}
