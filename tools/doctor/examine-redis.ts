import { createClient } from "@redis/client";
import type { Finding } from "@/tools/doctor/finding";

const PATIENCE_MS = 3_000;

/** Asks Redis whether it can be reached, and what it does when it is full. Never throws. */
export async function examineRedis(url: string): Promise<Finding[]> {
  const client = createClient({ url, socket: { connectTimeout: PATIENCE_MS, reconnectStrategy: false } });
  client.on("error", () => {});
  try {
    await client.connect();
    const { "maxmemory-policy": policy = "" } = await client.configGet("maxmemory-policy");
    const { maxmemory = "0" } = await client.configGet("maxmemory");
    return checkRedis(policy, Number(maxmemory));
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return [
      {
        kind: "wrong",
        about: `Redis cannot be asked (${reason})`,
        next: "Each instance works alone until it can.",
      },
    ];
  } finally {
    if (client.isOpen) client.destroy();
  }
}

/** Examines what Redis does when it is full; `maxMemory` in bytes, 0 for no limit. */
export function checkRedis(policy: string, maxMemory: number): Finding[] {
  if (maxMemory === 0)
    return [
      {
        kind: "danger",
        about: "Redis has no limit",
        next: "Set maxmemory: pages would fill the machine's memory.",
      },
    ];
  return policy === "volatile-lru"
    ? []
    : [
        {
          kind: "wrong",
          about: `Redis evicts by ${policy}`,
          next: "Set maxmemory-policy volatile-lru: the numbers of publications must stay, and pages may go.",
        },
      ];
}
