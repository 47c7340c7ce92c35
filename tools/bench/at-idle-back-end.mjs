/** Measures the web server in front of a back end that does nothing but answer. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import "../../scripts/source-modules.mjs";
import { pinnedNode } from "../../scripts/install.mjs";
import { runAtProduction } from "../../scripts/run-at-production.mjs";

const SESSION_HOURS = 2;

/**
 * Starts that back end and a production server in front of it, calls `measure` with both addresses, and ends the
 * process with exit code 1 where `measure` returns missed goals. `signIn` returns the cookies of a new guest,
 * `publishSecret` signs publications, `size` says how much the back end has (`idle-back-end.mjs`).
 */
export async function runAtIdleBackEnd({ port, sandboxPort, measure, size = {} }) {
  const idle = spawn(pinnedNode, [join(import.meta.dirname, "idle-back-end.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...size },
  });
  process.once("exit", () => idle.kill());
  const [announced] = await once(idle.stdout, "data");
  const backEnd = `http://localhost:${Number(announced)}`;
  process.env.SESSION_SECRET = randomBytes(32).toString("hex");
  const publishSecret = `whsec_${randomBytes(24).toString("base64")}`;
  process.env.PUBLIC_ORIGIN = `http://localhost:${process.env.PORT || port}`;
  process.env.BACKEND_ORIGIN = backEnd;
  await runAtProduction({
    port,
    sandboxPort,
    webSettings: {
      BACKEND_ORIGIN: backEnd,
      SESSION_SECRET: process.env.SESSION_SECRET,
      PUBLISH_SECRET: publishSecret,
    },
    run: async (addresses) => {
      const missed = await measure({ ...addresses, backEnd, signIn, publishSecret });
      for (const line of missed) console.error(`goal missed: ${line}`);
      return missed.length === 0;
    },
  });
}

async function signIn() {
  const { beginSession, sessionCookies } = await import("../../lib/account/session.ts");
  const expiresAt = new Date(Date.now() + SESSION_HOURS * 3_600_000).toISOString();
  const cookies = await sessionCookies(
    beginSession({ accessToken: randomBytes(16).toString("hex"), expiresAt }, "kakao"),
  );
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}
