import { AppError } from "@/lib/errors/app-error";

/** Returns the loaded value, or undefined when it does not exist; rethrows any other error. */
export async function undefinedIfNotFound<Value>(loading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof AppError && error.isNotFound) return undefined;
    throw error;
  }
}
