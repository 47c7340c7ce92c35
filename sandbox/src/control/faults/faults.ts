import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { StatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { holdUntilClientLeaves } from "#shared/http/hold-until-client-leaves.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { rewriteAnswer, rewritings } from "./rewrite-answer.ts";

/** A regular expression for the path or the query of a call, such as `/page/parts$`. */
export const patternSchema = z.string().transform((source, context) => {
  try {
    return new RegExp(source);
  } catch {
    context.addIssue("is not a regular expression");
    return z.NEVER;
  }
});

/** A fault to inject. Without `times` it applies to every matching call until removed. */
export const faultSchema = z.object({
  path: patternSchema,
  /** Matched against the decoded query, for calls that name their subject only there. */
  query: patternSchema.optional(),
  method: z.string().toUpperCase().optional(),
  status: z.number().int().min(200).max(599).optional(),
  /** Text is sent as is, anything else as JSON. */
  body: z.unknown().optional(),
  contentType: z.string().optional(),
  hang: z.literal(true).optional(),
  reset: z.literal(true).optional(),
  /** The call is carried out first; the fault replaces only its response. */
  late: z.literal(true).optional(),
  /** The call is carried out, and its answer arrives in another manner that the contract allows. */
  rewrite: z.enum(rewritings).optional(),
  delayMs: z.number().int().min(0).max(600_000).optional(),
  times: z.number().int().min(1).optional(),
});

export type Fault = z.infer<typeof faultSchema> & { id: number };

/** Creates the list of active faults, oldest first; it lives as long as the process. */
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
    /** Returns whether there was a fault with this id. */
    remove(id: number): boolean {
      const before = faults.length;
      faults = faults.filter((fault) => fault.id !== id);
      return faults.length < before;
    },
    clear() {
      faults = [];
    },
    /** Returns the oldest fault that matches a call and uses up one of its `times`; `undefined` when none matches. */
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
 * Replaces the response by that of a matching fault; a fault with only `delayMs` delays the call. `place` is a prefix
 * for the paths of services other than the back end itself.
 */
export const injectFaults = (faults: Faults, place = "") =>
  createMiddleware<SandboxEnv>(async (c, next) => {
    const query = [...new URL(c.req.url).searchParams].flat().join(" ");
    const fault = faults.take(c.req.method, `${place}${c.req.path}`, query);
    if (!fault) return next();
    if (fault.late || fault.rewrite !== undefined) await next();
    if (fault.delayMs !== undefined) await wait(fault.delayMs);
    const answer = await faultyAnswer(c, fault);
    if (!fault.late && fault.rewrite === undefined) return answer ?? next();
    if (!answer) return;
    // Hono merges the headers of an existing response into the next one unless it is cleared first.
    c.res = undefined;
    c.res = answer;
  });

async function faultyAnswer(c: Context<SandboxEnv>, fault: Fault): Promise<Response | undefined> {
  if (fault.hang) return holdUntilClientLeaves(c);
  if (fault.reset) return dropConnection(c);
  if (fault.rewrite !== undefined) {
    const { status, headers } = c.res;
    // A redirect and a picture have nothing to rewrite.
    if (headers.get("content-type")?.includes("json") !== true) return undefined;
    return Response.json(rewriteAnswer(await c.res.clone().json(), fault.rewrite), { status });
  }
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
