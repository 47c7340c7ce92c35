import "server-only";
import { type Env, parseEnv } from "@/lib/server/settings/env-schema";

let parsed: Env | undefined;

/** Returns the settings of this process, parsed once. Throws as `parseEnv` does. */
export function env(): Env {
  parsed ??= parseEnv({
    // A build runs as production but knows no installation; for serving, `npm start` has already checked these.
    ...process.env,
    CONTENT_HOSTS: process.env.CONTENT_HOSTS ?? (isBuilding() ? "any" : undefined),
    SESSION_SECRET: process.env.SESSION_SECRET ?? (isBuilding() ? "x".repeat(32) : undefined),
  });
  return parsed;
}

function isBuilding(): boolean {
  return process.env.NEXT_PHASE === "phase-production-build";
}
