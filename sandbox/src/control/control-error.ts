import type { ErrorHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { ServiceError } from "#shared/http/service-error.ts";

/** A refusal by the controls; the message is shown to the author of the call. */
export class ControlError extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.status = status;
  }
}

/** Responds with `{ error }`; unexpected errors are shown in full, as only testers see them. */
export const answerControlError: ErrorHandler = (error, c) => {
  if (error instanceof ControlError) return c.json({ error: error.message }, error.status);
  if (error instanceof z.ZodError) return c.json({ error: z.prettifyError(error) }, 422);
  if (error instanceof ServiceError) {
    const { cause } = error;
    return c.json(
      { error: cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause ?? error.message) },
      error.status,
    );
  }
  console.error(`control ${c.req.method} ${c.req.path} failed`, error);
  return c.json({ error: String(error) }, 500);
};
