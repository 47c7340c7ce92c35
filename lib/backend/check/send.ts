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

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  const cause = error instanceof AggregateError ? error.errors[0] : error.cause;
  if (code !== undefined)
    return error.message.includes(code) || error.message === "" ? code : `${code}, ${error.message}`;
  return cause instanceof Error ? reasonOf(cause) : error.message;
}
