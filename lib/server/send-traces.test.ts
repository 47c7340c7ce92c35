import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import * as z from "zod/mini";
import { defineEndpoint } from "@/lib/http/endpoint";
import { closeTrace, openTrace, runInTrace } from "@/lib/server/log/request-trace";
import { sendTraces } from "@/lib/server/send-traces";
import { RecordingBackend } from "@/tools/testing/recording-backend";

const GUEST = { name: "김하나", mobile: "+82 10-1234-5678", token: "token-of-one-guest", id: "AH_771001" };
const BEGUN_BY_PROXY = "4bf92f3577b34da6a3ce929d0e0e4736";

const valueSchema = z.object({
  stringValue: z.optional(z.string()),
  intValue: z.optional(z.union([z.number(), z.string()])),
});
const attributesSchema = z.array(z.object({ key: z.string(), value: valueSchema }));
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
              attributes: attributesSchema,
              status: z.object({ code: z.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Exported = z.output<typeof exportSchema>;

/** A collector of traces, which keeps what it is sent. */
const received: { url: string | undefined; tenant: unknown; body: string }[] = [];
let isBroken = false;
const collector = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  received.push({ url: request.url, tenant: request.headers["x-tenant"], body });
  response.writeHead(isBroken ? 400 : 200, { "content-type": "application/json" }).end("{}");
});
const backend = new RecordingBackend();

const book = defineEndpoint({
  group: "booking",
  method: "POST",
  input: z.object({ id: z.string(), name: z.string(), mobile: z.string() }),
  path: "/thing/create/:id",
  data: z.object({ ok: z.boolean() }),
  idempotent: false,
});

let endpoint = "";

beforeAll(async () => {
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  const address = collector.address();
  if (typeof address !== "object" || address === null) throw new Error("the collector has no port");
  endpoint = `http://127.0.0.1:${address.port}/otlp`;
  process.env.BACKEND_ORIGIN = `http://${await backend.start()}`;
  process.env.OTEL_SERVICE_NAME = "yeoul-of-a-test";
  process.env.OTEL_RESOURCE_ATTRIBUTES = "deployment.environment=test";
  process.env.OTEL_EXPORTER_OTLP_HEADERS = "x-tenant=dining";
});

beforeEach(() => {
  received.length = 0;
  backend.requests.length = 0;
});

afterAll(async () => {
  collector.close().closeAllConnections();
  await backend.close();
});

/** Answers a request that books, as the web server does, and returns the number that its guest may quote. */
async function answerBooking(traceparent?: string): Promise<string> {
  // Settings are read once, so the module is loaded only after they are set.
  const { callAsVisitor } = await import("@/lib/http/call-backend");
  const trace = openTrace("/api/thing/create/{id}", { traceparent });
  const { id, name, mobile, token } = GUEST;
  const status = await runInTrace(trace, () =>
    callAsVisitor(book, { id, name, mobile }, "ko", { token, idempotencyKey: "key-of-one-attempt" }).then(
      () => 200,
      () => 502,
    ),
  );
  closeTrace(trace, "POST", status);
  return trace.id;
}

function readSpans() {
  const exports: Exported[] = received.map(({ body }) => exportSchema.parse(JSON.parse(body)));
  const groups = exports.flatMap(({ resourceSpans }) => resourceSpans);
  return {
    resource: Object.fromEntries(groups.flatMap(({ resource }) => readAttributes(resource.attributes))),
    spans: groups.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) =>
        spans.map(({ attributes, ...span }) => ({
          ...span,
          attributes: Object.fromEntries(readAttributes(attributes)),
        })),
      ),
    ),
  };
}

function readAttributes(attributes: z.output<typeof attributesSchema>) {
  return attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)] as const);
}

test("a request and its call of the back end arrive as one trace, whose call the back end knows by its id", async () => {
  backend.answer = () => ({ body: { data: { ok: true } } });
  const close = sendTraces({ endpoint, share: 1, build: "build-of-a-test" });
  const id = await answerBooking();
  await close();
  expect(received.map(({ url, tenant }) => [url, tenant])).toEqual([["/otlp/v1/traces", "dining"]]);
  const { resource, spans } = readSpans();
  expect(resource).toMatchObject({
    "service.name": "yeoul-of-a-test",
    "service.version": "build-of-a-test",
    "deployment.environment": "test",
  });
  const [call, request] = spans;
  expect(request).toMatchObject({
    name: "POST /api/thing/create/{id}",
    attributes: {
      "http.request.method": "POST",
      "http.route": "/api/thing/create/{id}",
      "http.response.status_code": 200,
      "yeoul.request_id": id,
      "yeoul.source": "own",
    },
  });
  expect(call).toMatchObject({
    name: "create",
    traceId: request?.traceId,
    parentSpanId: request?.spanId,
    attributes: { "http.request.method": "POST", "http.response.status_code": 200 },
  });
  expect(backend.requests.map(({ headers }) => headers.traceparent)).toEqual([
    `00-${call?.traceId}-${call?.spanId}-01`,
  ]);
});

test("a trace that a proxy of ours began is continued, or left out, as the proxy says", async () => {
  backend.answer = () => ({ body: { data: { ok: true } } });
  const close = sendTraces({ endpoint, share: 0, build: "build" });
  await answerBooking(`00-${BEGUN_BY_PROXY}-00f067aa0ba902b7-00`);
  await answerBooking();
  await answerBooking(`00-${BEGUN_BY_PROXY}-00f067aa0ba902b7-01`);
  await close();
  const [call, request] = readSpans().spans;
  expect(readSpans().spans).toHaveLength(2);
  expect(request).toMatchObject({ traceId: BEGUN_BY_PROXY, parentSpanId: "00f067aa0ba902b7" });
  expect(call).toMatchObject({ traceId: BEGUN_BY_PROXY, parentSpanId: request?.spanId });
  expect(backend.requests.map(({ headers }) => headers.traceparent?.slice(-2))).toEqual(["00", "00", "01"]);
});

test.each([
  ["refuses", () => ({ status: 409, body: { error: { error: "no_tables", ...GUEST } } })],
  ["fails", () => ({ status: 500, body: GUEST })],
  ["answers nonsense", () => ({ body: GUEST })],
] as const)("no span names the guest when the back end %s", async (_, answer) => {
  backend.answer = answer;
  const close = sendTraces({ endpoint, share: 1, build: "build" });
  await answerBooking();
  await close();
  const sent = received.map(({ body }) => body).join();
  expect(readSpans().spans).toHaveLength(2);
  for (const text of [...Object.values(GUEST), "key-of-one-attempt", "127.0.0.1"])
    expect(sent).not.toContain(text);
  expect(readSpans().spans.at(-1)).toMatchObject({
    attributes: { "http.response.status_code": 502 },
    status: { code: 2 },
  });
});

test("a collector that refuses is one line of the log", async () => {
  isBroken = true;
  const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
  const close = sendTraces({ endpoint, share: 1, build: "build" });
  await answerBooking();
  await close();
  isBroken = false;
  expect(warned.mock.calls).toEqual([["traces could not be sent to the collector"]]);
});

/** Loads the whole server in a process of its own, and returns the packages of OpenTelemetry that this loaded. */
function listLoaded(settings: object): string[] {
  const program = `
    import { registerHooks } from "node:module";
    const loaded = new Set();
    registerHooks({ load(url, context, next) {
      loaded.add(/@opentelemetry\\/([\\w-]+)/.exec(url)?.[1]);
      return next(url, context);
    } });
    await import("./scripts/source-modules.mjs");
    await import("./lib/server/start.ts");
    const { recordTraces } = await import("./lib/server/start.ts");
    await recordTraces(${JSON.stringify(settings)}).catch(() => {});
    console.log(JSON.stringify([...loaded].filter(Boolean).sort()));
    process.exit(0);`;
  const { NODE_ENV, PATH } = process.env;
  const printed = execFileSync("node_modules/.bin/node", ["--input-type=module", "--eval", program], {
    encoding: "utf8",
    env: { NODE_ENV, PATH },
  });
  return z.array(z.string()).parse(JSON.parse(printed));
}

test("without a collector nothing that records or sends traces is loaded", () => {
  // The definitions without any of the work are loaded by the framework and by the metrics' package anyway.
  expect(listLoaded({})).toEqual(["api"]);
  const withCollector = listLoaded({
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9",
    OTEL_TRACES_SAMPLER_ARG: 1,
  });
  expect(withCollector).toEqual(expect.arrayContaining(["sdk-trace", "exporter-trace-otlp-http"]));
});
