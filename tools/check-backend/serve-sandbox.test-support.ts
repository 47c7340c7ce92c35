import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A running sandbox with the whole demo in memory. */
export type ServedSandbox = {
  origin: string;
  /** Signs in the demo's guest who has most of everything, or another by their number; returns their access token. */
  issueToken: (guest?: string) => Promise<string>;
  /** Returns how many reservations a guest has. */
  listReservations: (token: string) => Promise<number>;
  /** Makes it write its answers in another manner: values as JSON text, or lists the other way round. */
  rewrite: (manner: "asText" | "backwards" | undefined) => Promise<void>;
  /** Publishes a page, so that the sandbox announces it. */
  publish: () => Promise<void>;
  close: () => Promise<void>;
};

const GUEST = "210401";

/** Starts a sandbox of its own; the web application knows it only over HTTP. */
export async function serveSandbox(settings: Readonly<Record<string, string>> = {}): Promise<ServedSandbox> {
  const child = spawn("node_modules/.bin/node", ["sandbox/src/testing/serve-sandbox.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, NODE_OPTIONS: "", ...settings },
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  const { origin, control } = JSON.parse(line) as { origin: string; control: string };
  const ask = async (path: string, init: RequestInit = {}) => (await fetch(path, init)).json();
  return {
    origin,
    issueToken: async (guest = GUEST) => {
      const body = JSON.stringify({ messengerId: guest });
      return (await ask(`${control}/people/tokens`, { method: "POST", body })).accessToken;
    },
    listReservations: async (token) => {
      const headers = { authorization: `Bearer ${token}` };
      const path = `${origin}/api/crm_channel_si_tc/reservation/list?page=1&perPage=48&tab=`;
      const tabs = await Promise.all(["current", "past"].map((tab) => ask(`${path}${tab}`, { headers })));
      return tabs.reduce((sum, { data }) => sum + data.rows.length, 0);
    },
    rewrite: async (manner) => {
      await ask(`${control}/faults`, { method: "DELETE" });
      if (manner === undefined) return;
      const body = JSON.stringify({ path: "^/api", rewrite: manner });
      await ask(`${control}/faults`, { method: "POST", body });
    },
    publish: async () => {
      const body = JSON.stringify({ parts: { page: { en: { html: "<h1>Checked</h1>" } } } });
      await ask(`${control}/pages/check`, { method: "PUT", body });
    },
    async close() {
      const closed = once(child, "close");
      child.stdin.end();
      await closed;
    },
  };
}
