import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { HttpResponse } from "@/lib/server/http-message";
import { type FromThread, runListener, type ToThread } from "@/lib/server/listener/listener-thread";
import { answerEncoded, encodeDocument } from "@/lib/server/page/encoded-document";
import { PublicationCount } from "@/lib/server/publication-count";

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) {
    port.postMessage({ kind: "drain" } satisfies ToThread);
    port.close();
  }
});

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0), "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}

/** Starts a listener whose other end is a stub; `targets` lists the addresses it did not know. */
async function open(answer: (target: string) => Promise<HttpResponse> | HttpResponse) {
  const { port1: near, port2: far } = new MessageChannel();
  ports.push(near);
  const publications = new PublicationCount();
  const targets: string[] = [];
  const said: FromThread["kind"][] = [];
  const say = (message: ToThread) => near.postMessage(message);
  near.on("message", (message: FromThread) => {
    said.push(message.kind);
    if (message.kind !== "request") return;
    const { id, request } = message;
    targets.push(request.target);
    Promise.resolve(request.target)
      .then(answer)
      .then(
        (given) => say({ kind: "response", id, answer: given }),
        (error: unknown) => say({ kind: "no response", id, error }),
      );
  });
  const port = await freePort();
  runListener(far, {
    port,
    trustedHops: 0,
    headers: {},
    tooLarge: { status: 431, headers: {}, body: new Uint8Array() },
    pauseMs: 0,
    maxCachedBytes: 100_000,
    publications: publications.memory,
    hasMetrics: false,
  });
  await once(near, "message");
  const read = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: "close" } });
    return `${response.status} ${await response.text()}`;
  };
  return { read, targets, said, say, publications };
}

async function sharedPage(text: string, publications: number): Promise<HttpResponse> {
  const file = await encodeDocument(Buffer.from(text), "text/html; charset=utf-8");
  return {
    ...answerEncoded(file, { headers: {} }, 200, {}),
    shared: {
      name: "page",
      status: 200,
      headers: {},
      file,
      freshUntil: Date.now() + 60_000,
      publications,
    },
  };
}

test("a shared response is requested once until the next publication", async () => {
  let text = "first";
  const { read, targets, publications } = await open(() => sharedPage(text, publications.value));
  expect([await read("/p/faq"), await read("/p/faq")]).toEqual(["200 first", "200 first"]);
  expect(targets).toEqual(["/p/faq"]);
  text = "second";
  publications.increase();
  expect([await read("/p/faq"), await read("/p/faq")]).toEqual(["200 second", "200 second"]);
  expect(targets).toEqual(["/p/faq", "/p/faq"]);
});

test("a private response is requested each time", async () => {
  const { read, targets } = await open((target) => ({ status: 200, headers: {}, body: Buffer.from(target) }));
  expect([await read("/book"), await read("/book")]).toEqual(["200 /book", "200 /book"]);
  expect(targets).toEqual(["/book", "/book"]);
});

test("a failed request is 500, and the next one gets its response", async () => {
  const errors = jest.spyOn(console, "error").mockReturnValue(undefined);
  const { read } = await open((target) => {
    if (target === "/broken") throw new Error("no answer");
    return { status: 200, headers: {}, body: Buffer.from("well") };
  });
  expect([await read("/broken"), await read("/well")]).toEqual(["500 ", "200 well"]);
  expect(errors).toHaveBeenCalledTimes(1);
});

test("a port in use is reported", async () => {
  const server = createServer();
  await once(server.listen(0), "listening");
  const { port } = server.address() as AddressInfo;
  const { port1: near, port2: far } = new MessageChannel();
  ports.push(near);
  const { memory } = new PublicationCount();
  runListener(far, {
    port,
    trustedHops: 0,
    headers: {},
    tooLarge: { status: 431, headers: {}, body: new Uint8Array() },
    pauseMs: 0,
    maxCachedBytes: 1,
    publications: memory,
    hasMetrics: false,
  });
  expect((await once(near, "message"))[0]).toMatchObject({ kind: "not listening", isTaken: true });
  await once(server.close(), "close");
});

test("a drain accepts no more connections and reports when it is over", async () => {
  const { read, said, say } = await open(() => ({ status: 200, headers: {}, body: Buffer.from("well") }));
  await read("/");
  say({ kind: "drain" });
  while (!said.includes("drained")) await new Promise((resolve) => setImmediate(resolve));
  await expect(read("/")).rejects.toThrow("fetch failed");
});
