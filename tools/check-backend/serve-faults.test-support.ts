import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isDeepStrictEqual } from "node:util";

/** A request as a fault sees it; it may change the headers that are passed on. */
export type PassedRequest = {
  method: string;
  /** Below `/api`. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: string;
};

/** An answer as a fault may change it; `data` is the envelope's. */
export type PassedAnswer = {
  status: number;
  headers: Record<string, string>;
  data: unknown;
  error: { error?: string; code?: number } | undefined;
  /** The body as it is sent, instead of the envelope. */
  text?: string | Buffer;
};

/** One planted fault: what it does, at which call, and the line that must be printed for it. */
export type Fault = {
  fault: string;
  call: RegExp;
  /** Where the fault is in what is sent to the back end. */
  before?: (request: PassedRequest) => void;
  /** Where it is in what comes back; `hang` and `reset` send nothing. */
  change?: (
    answer: PassedAnswer,
    request: PassedRequest,
  ) => PassedAnswer | "hang" | "reset" | undefined | Promise<undefined>;
  line: string;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Returns what is at the path within an answer, to be changed there; an object of nobody's where there is none. */
export function objectAt(data: unknown, ...path: readonly string[]): Record<string, unknown> {
  const found = path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), data);
  return isObject(found) ? found : {};
}

/** Returns the objects of a list at the path within an answer; none where there is no list. */
export function objectsAt(data: unknown, ...path: readonly string[]): Record<string, unknown>[] {
  return Object.values(objectAt(data, ...path)).filter(isObject);
}

/** Headers that are not passed on. */
const OF_ONE_CONNECTION = ["host", "connection", "content-length", "transfer-encoding"];

/** Serves another back end's answers with faults planted in them. */
export async function serveFaults(origin: string, faults: readonly Fault[]) {
  const used = new Set<string>();
  let busy = 0;
  const server = createServer(async (incoming, response) => {
    busy += 1;
    response.on("close", () => {
      busy -= 1;
    });
    const url = new URL(incoming.url ?? "/", origin);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const request: PassedRequest = {
      method: incoming.method ?? "GET",
      path: url.pathname.replace(/^\/api/, ""),
      query: url.searchParams,
      headers: Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: Buffer.concat(chunks).toString("utf8"),
    };
    request.headers["x-busy"] = String(busy);
    const here = faults.filter(({ call }) => call.test(`${request.method} ${request.path}`));
    for (const { before, fault } of here) {
      const unchanged = JSON.stringify([request.headers, [...request.query], request.body]);
      before?.(request);
      if (JSON.stringify([request.headers, [...request.query], request.body]) !== unchanged) used.add(fault);
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !OF_ONE_CONNECTION.includes(name)),
    );
    const target = new URL(`/api${request.path}`, origin);
    target.search = request.query.toString();
    const came = await fetch(target, {
      method: request.method,
      headers,
      redirect: "manual",
      ...(request.method === "GET" ? {} : { body: request.body }),
    });
    const text = await came.text();
    let answer: PassedAnswer = {
      status: came.status,
      headers: Object.fromEntries([...came.headers].filter(([name]) => !OF_ONE_CONNECTION.includes(name))),
      data: undefined,
      error: undefined,
    };
    try {
      Object.assign(answer, JSON.parse(text));
    } catch {
      answer.text = text;
    }
    for (const { change, fault } of here) {
      const before = structuredClone(answer);
      const changed = (await change?.(answer, request)) ?? answer;
      if (changed === "hang") {
        used.add(fault);
        return;
      }
      if (changed === "reset") {
        used.add(fault);
        response.destroy();
        return;
      }
      if (!isDeepStrictEqual(before, changed)) used.add(fault);
      answer = changed;
    }
    const { status, data, error } = answer;
    const body = answer.text ?? JSON.stringify(error === undefined ? { data } : { error });
    response.writeHead(status, answer.headers).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The faults that changed something. */
    used,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
