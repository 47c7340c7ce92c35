import "server-only";
import { log } from "@/lib/server/log/log";

/** Loads what a response can do without; `undefined` where it cannot be loaded, which `failure` says in the log. */
export async function orWithout<Value>(
  failure: string,
  load: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await load();
  } catch (error) {
    log.warn(failure, error);
    return undefined;
  }
}
