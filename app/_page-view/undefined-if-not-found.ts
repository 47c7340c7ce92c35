import "server-only";
import { AppError } from "@/lib/errors/app-error";

/**
 * Returns the loaded value, or undefined when it does not exist; rethrows any other error. In a file of its own, because
 * the web server uses it outside of the framework, whose `notFound` cannot be loaded there.
 */
export async function undefinedIfNotFound<Value>(loading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof AppError && error.isNotFound) return undefined;
    throw error;
  }
}
