import "server-only";
import { AppError } from "@/lib/base/app-error";
import { REFUSED_TAG, recordTags } from "@/lib/http/sources";

/**
 * Returns the loaded value, or undefined when it does not exist; rethrows any other error. In a file of its own,
 * because the web server uses it outside of the framework, whose `notFound` cannot be loaded there.
 */
export async function undefinedIfNotFound<Value>(loading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof AppError && error.isNotFound)) throw error;
    if (!error.isGone) recordTags([REFUSED_TAG]);
    return undefined;
  }
}
