import { AppError } from "@/lib/errors/app-error";

/** The loaded thing, or undefined when it does not exist; anything else is raised on. */
export async function orMissing<Value>(loading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof AppError && error.isNotFound) return undefined;
    throw error;
  }
}
