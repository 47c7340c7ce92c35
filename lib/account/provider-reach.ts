import { processWide } from "@/lib/server/settings/process-wide";
import "server-only";
import { Agent, request } from "undici";
import type { Provider } from "@/lib/base/ids";
import { runWithTimeLimit } from "@/lib/http/time-limit";
import { log } from "@/lib/server/log/log";
import { env } from "@/lib/server/settings/env";

const TIMEOUT_MS = 1_500;
/**
 * Milliseconds for which a result is cached; shorter for a provider that is down, so that guests can log in soon after
 * it is back.
 */
const REMEMBERED_MS = { up: 5_000, down: 3_000 };

type Memory = { until: number; isDown: Promise<boolean>; hasAnswered: boolean };

const memories = processWide("login-providers", () => new Map<string, Memory>());
const dispatcher = processWide(
  "login-probe",
  () => new Agent({ connections: 2, connect: { timeout: TIMEOUT_MS } }),
);

/**
 * Returns whether a provider is unreachable, so that a browser sent there would show its own error page. Sends a
 * request to the configured origin, follows no redirect, waits at most 1.5 s and caches the result for a few seconds.
 * Any HTTP response means that the provider is up. Never rejects. See
 * docs/decisions/signing-in.md.
 */
export function isProviderDown(provider: Provider): Promise<boolean> {
  const { LOGIN_PROBE, MESSENGER_ORIGIN, LOYALTY_ORIGIN } = env();
  const origin = provider === "kakao" ? MESSENGER_ORIGIN : LOYALTY_ORIGIN;
  if (LOGIN_PROBE === "off" || origin === undefined) return Promise.resolve(false);
  const known = memories.get(origin);
  if (known !== undefined && known.until > Date.now()) return known.isDown;
  const memory: Memory = {
    until: Date.now() + TIMEOUT_MS + REMEMBERED_MS.down,
    isDown: Promise.resolve(false),
    hasAnswered: known?.hasAnswered ?? false,
  };
  memory.isDown = probe(origin).then((reached) => {
    memory.hasAnswered ||= reached === "answered";
    // A server without outgoing connections never gets a response, although browsers may reach the provider.
    const isDown = reached === "refused" || (reached === "silent" && memory.hasAnswered);
    memory.until = Date.now() + (isDown ? REMEMBERED_MS.down : REMEMBERED_MS.up);
    if (isDown) log.warn(`no response from ${origin} (${reached}): logins there are blocked`);
    return isDown;
  });
  memories.set(origin, memory);
  return memory.isDown;
}

async function probe(origin: string): Promise<"answered" | "refused" | "silent"> {
  try {
    await runWithTimeLimit(TIMEOUT_MS, async (signal) => {
      // A kept-alive connection that has gone stale would look like a provider that is down.
      const { body } = await request(origin, { method: "HEAD", dispatcher, signal, reset: true });
      await body.dump();
    });
    return "answered";
  } catch (error) {
    return Reflect.get(Object(error), "code") === "ECONNREFUSED" ? "refused" : "silent";
  }
}
