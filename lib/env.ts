import "server-only";
import { type Env, parseEnv } from "@/lib/env-schema";

let parsed: Env | undefined;

/** The settings of this process, read once. */
export function env(): Env {
  parsed ??= parseEnv({
    // A build runs as production and needs no secret; serving does, and `npm start` has checked by then.
    ...process.env,
    SESSION_SECRET: process.env.SESSION_SECRET ?? (isBuilding() ? "x".repeat(32) : undefined),
  });
  return parsed;
}

function isBuilding(): boolean {
  return process.env.NEXT_PHASE === "phase-production-build";
}
