import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isDeepStrictEqual } from "node:util";

/** A request as a fault sees it; it may change the headers that are passed on. */
export type Asked = {
  method: string;
  /** Below `/api`. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: string;
};

/** An answer as a fault may change it; `data` is the envelope's. */
export type Answered = {
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
  before?: (asked: Asked) => void;
  /** Where it is in what comes back; `hang` and `reset` send nothing. */
  change?: (answered: Answered, asked: Asked) => Answered | "hang" | "reset" | undefined;
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
  const server = createServer(async (request, response) => {
    busy += 1;
    response.on("close", () => {
      busy -= 1;
    });
    const url = new URL(request.url ?? "/", origin);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const asked: Asked = {
      method: request.method ?? "GET",
      path: url.pathname.replace(/^\/api/, ""),
      query: url.searchParams,
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: Buffer.concat(chunks).toString("utf8"),
    };
    asked.headers["x-busy"] = String(busy);
    const here = faults.filter(({ call }) => call.test(`${asked.method} ${asked.path}`));
    for (const { before, fault } of here) {
      const unchanged = JSON.stringify([asked.headers, [...asked.query], asked.body]);
      before?.(asked);
      if (JSON.stringify([asked.headers, [...asked.query], asked.body]) !== unchanged) used.add(fault);
    }
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !OF_ONE_CONNECTION.includes(name)),
    );
    const target = new URL(`/api${asked.path}`, origin);
    target.search = asked.query.toString();
    const came = await fetch(target, {
      method: asked.method,
      headers,
      redirect: "manual",
      ...(asked.method === "GET" ? {} : { body: asked.body }),
    });
    const text = await came.text();
    let answered: Answered = {
      status: came.status,
      headers: Object.fromEntries([...came.headers].filter(([name]) => !OF_ONE_CONNECTION.includes(name))),
      data: undefined,
      error: undefined,
    };
    try {
      Object.assign(answered, JSON.parse(text));
    } catch {
      answered.text = text;
    }
    for (const { change, fault } of here) {
      const before = structuredClone(answered);
      const changed = change?.(answered, asked) ?? answered;
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
      answered = changed;
    }
    const { status, data, error } = answered;
    const body = answered.text ?? JSON.stringify(error === undefined ? { data } : { error });
    response.writeHead(status, answered.headers).end(body);
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
