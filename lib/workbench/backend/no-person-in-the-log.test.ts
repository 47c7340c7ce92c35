import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { AppError } from "@/lib/base/app-error";
import type { callAsVisitor as callNow } from "@/lib/http/call-backend";
import { reported } from "@/lib/server/log/log.test-support";
import { openTrace, runInTrace } from "@/lib/server/log/request-trace";
import { forgetProcessWide } from "@/lib/server/settings/process-wide.test-support";
import { backendCalls } from "@/lib/workbench/backend/backend-calls";

// The pauses between retries do not affect what is logged.
jest.mock("node:timers/promises", () => ({ setTimeout: () => Promise.resolve() }));

/** What a back end may write into any of its answers. */
const PERSON = {
  name: "김하나 Hana Kim",
  email: "hana@example.com",
  mobile: "+82 10-1234-5678",
  reservationId: "AH_771001",
};
const TOKEN = "token-of-one-guest";
const KEY = "key-of-one-attempt";

const failures: Record<string, (response: ServerResponse) => void> = {
  "fails with a sentence about the guest": (response) =>
    response.writeHead(500).end(JSON.stringify({ error: { error: `mail to ${PERSON.email}`, ...PERSON } })),
  "refuses with a sentence about the guest": (response) =>
    response.writeHead(422).end(JSON.stringify({ error: { error: `${PERSON.name} may not`, ...PERSON } })),
  "answers something else about the guest": (response) =>
    response.writeHead(200).end(JSON.stringify({ data: PERSON })),
  "answers no JSON, but the guest's data": (response) =>
    response.writeHead(200).end(Object.values(PERSON).join()),
  "breaks off": (response) => response.destroy(),
};

let answer: (response: ServerResponse) => void = () => {};
const server = createServer((request, response) => {
  request.resume().on("end", () => answer(response));
});
let call: typeof callNow;
const printed: string[] = [];

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  process.env.BACKEND_ORIGIN = `http://127.0.0.1:${address.port}`;
  // Settings are read once, so the module is loaded only after they are set.
  ({ callAsVisitor: call } = await import("@/lib/http/call-backend"));
});

beforeEach(() => {
  // Failures of one call must not open the circuit of the next.
  forgetProcessWide("call-pools");
  printed.length = 0;
  reported.length = 0;
  jest.spyOn(console, "warn").mockImplementation((...words) => void printed.push(words.join(" ")));
});

afterAll(async () => {
  server.close().closeAllConnections();
  await once(server, "close");
});

/** The texts of a value that could name somebody: everything longer than a code of a language or a currency. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value.length > 5 ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe.each(backendCalls.map((known) => [known.endpoint.name, known] as const))("%s", (_, known) => {
  test.each(Object.keys(failures))("no line names the guest when the back end %s", async (kind) => {
    answer = failures[kind] ?? answer;
    const { endpoint, description } = known;
    const trace = openTrace("/book");
    const visitor = { token: TOKEN, idempotencyKey: KEY };
    const failed = await runInTrace(trace, () => call(endpoint, description.input, "ko", visitor)).then(
      () => undefined,
      (error: unknown) => error,
    );
    // A schema that accepts anything reads the guest's data without an error, and without a line.
    if (failed !== undefined) expect(failed).toBeInstanceOf(AppError);
    const lines = JSON.stringify([reported, trace.failedCalls, printed]);
    const sent = textsOf(description.input).filter((text) => !endpoint.name.includes(text));
    for (const text of [...Object.values(PERSON), TOKEN, KEY, ...sent]) expect(lines).not.toContain(text);
  });
});
