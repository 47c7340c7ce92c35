import { Agent, request } from "undici";

/** One request to the back end, as the application would send it. */
export type Question = {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string | null;
  /** Milliseconds after which no answer is awaited any more. */
  patience: number;
};

/** What came back, or why nothing did. */
export type Reply =
  | {
      kind: "answer";
      status: number;
      /** In lower case; repeated ones joined by commas. */
      headers: Readonly<Record<string, string>>;
      bytes: Uint8Array;
      ms: number;
    }
  | { kind: "silence"; isLate: boolean; reason: string; ms: number };

/** Sends a request without following redirects, decoding or storing anything. Never throws. */
export async function send(
  { method, url, headers, body, patience }: Question,
  dispatcher: Agent,
): Promise<Reply> {
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  const signal = AbortSignal.timeout(patience);
  try {
    const response = await request(url, {
      method: method as "GET",
      headers,
      body,
      dispatcher,
      signal,
    });
    const bytes = new Uint8Array(await response.body.arrayBuffer());
    return {
      kind: "answer",
      status: response.statusCode,
      headers: Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [
          name.toLowerCase(),
          [value].flat().join(", "),
        ]),
      ),
      bytes,
      ms: elapsed(),
    };
  } catch (error) {
    return { kind: "silence", isLate: signal.aborted, reason: reasonOf(error), ms: elapsed() };
  }
}

/** Connections of a run; close it at the end. More than fifty at once, for the parallel reads. */
export function openConnections(): Agent {
  return new Agent({ connections: 64, keepAliveTimeout: 1_000 });
}

/** Errors of other realms are no `Error` of this one, so they are known by their fields. */
function reasonOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return String(error);
  const { code, message = "", errors } = error as { code?: string; message?: string; errors?: unknown[] };
  if (code === undefined) return errors?.[0] === undefined ? message : reasonOf(errors[0]);
  return message === "" || message.includes(code) ? code : `${code}, ${message}`;
}

/** Whether a host is this machine itself, to which nobody listens on the way. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
