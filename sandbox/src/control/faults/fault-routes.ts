import { Hono } from "hono";
import type { ControlContext } from "#control/control-context.ts";
import { ControlError } from "#control/control-error.ts";
import { parseBody, parseIdParam } from "#shared/http/validate.ts";
import { type Fault, faultSchema } from "./faults.ts";

/** Adds, lists and removes the faults to inject into the back end. */
export function faultControlRoutes({ faults }: Pick<ControlContext, "faults">) {
  return new Hono()
    .get("/faults", (c) => c.json({ faults: faults.list().map(toPlainFault) }))
    .post("/faults", async (c) => c.json({ id: faults.add(await parseBody(c, faultSchema)) }, 201))
    .delete("/faults", (c) => {
      faults.clear();
      return c.json({ faults: [] });
    })
    .delete("/faults/:id", (c) => {
      const id = parseIdParam(c, "id");
      if (!faults.remove(id)) throw new ControlError(404, `There is no fault ${id}.`);
      return c.json({ id });
    });
}

const toPlainFault = (fault: Fault) => ({
  ...fault,
  path: fault.path.source,
  ...(fault.query && { query: fault.query.source }),
});
