import { z } from "zod";

/** A regular expression on the path of a call, such as `/page/parts$`. */
export const patternSchema = z.string().transform((source, context) => {
  try {
    return new RegExp(source);
  } catch {
    context.addIssue("is not a regular expression");
    return z.NEVER;
  }
});
