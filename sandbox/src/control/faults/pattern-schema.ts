import { z } from "zod";

/** A regular expression for the path or the query of a call, such as `/page/parts$`. */
export const patternSchema = z.string().transform((source, context) => {
  try {
    return new RegExp(source);
  } catch {
    context.addIssue("is not a regular expression");
    return z.NEVER;
  }
});
