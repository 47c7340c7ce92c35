import { and, asc, eq, gt, sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { patternSchema } from "#control/faults/faults.ts";
import { records } from "#database/schema/collected.ts";
import { recordKinds } from "#shared/collected-kinds.ts";
import { parseQuery } from "#shared/http/validate.ts";
import type { ControlContext } from "./control-context.ts";

const recordQuerySchema = z.object({ kind: z.enum(recordKinds).optional(), contains: z.string().optional() });
const callQuerySchema = z.object({ path: patternSchema.default(/(?:)/) });

/** Lists the records that visitors' browsers sent, and the number of calls of each path. */
export function recordControlRoutes({ database, callLog }: ControlContext) {
  return new Hono()
    .get("/records", async (c) => {
      const { kind, contains } = parseQuery(c, recordQuerySchema);
      const found = await database
        .select()
        .from(records)
        .where(
          and(
            kind && eq(records.kind, kind),
            contains ? gt(sql`position(${contains} in ${records.body}::text)`, 0) : undefined,
          ),
        )
        .orderBy(asc(records.id));
      return c.json({ records: found });
    })
    .delete("/records", async (c) => {
      await database.delete(records);
      return c.json({ records: [] });
    })
    .get("/calls", (c) => c.json(callLog.read(parseQuery(c, callQuerySchema).path)));
}
