import { settingKeys, settingSchemas } from "@/lib/cms/site/schema";
import { parameterLocations, type Refusal } from "@/lib/http/endpoint";
import { type BackendCall, backendCalls, commonRefusals } from "@/lib/workbench/backend/backend-calls";
import { type JsonSchema, toJsonSchema } from "@/lib/workbench/backend/document/json-schema";
import { publicationWebhook } from "@/lib/workbench/backend/document/webhook";
import messages from "@/messages/en.json";

/** A document of OpenAPI 3.1.1, as far as this project writes one. */
export type OpenApiDocument = {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  tags: { name: string; description?: string }[];
  webhooks: Record<string, Record<string, unknown>>;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
};

/** One call in the document; what OpenAPI has no word for stands in fields that begin with `x-`. */
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses: Record<string, Response>;
  /** What a guest notices while the call is missing. */
  "x-without-it": string;
  /** The calls that share connections, limits and a circuit breaker. */
  "x-group": string;
  /** Whether the call may be sent again when nothing came back. */
  "x-retried": boolean;
  "x-time-limit-ms": number;
  "x-fresh-seconds": number;
};

type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
  style?: string;
  explode?: boolean;
};

type Response = {
  description: string;
  content?: Record<string, { schema: JsonSchema; example?: unknown }>;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
};

const TOKEN = "guest";

/** Writes the document of every call that a back end provides, from the definitions with which they are made. */
export function writeOpenApi(): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  const schemas: Record<string, JsonSchema> = { Failure: failureSchema };
  for (const call of backendCalls) {
    const { method, path } = call.endpoint;
    const template = `/api${path.replace(/:(\w+)/g, "{$1}")}`;
    const methods = paths[template] ?? {};
    paths[template] = { ...methods, [method.toLowerCase()]: toOperation(call, schemas) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "The back end of Yeoul",
      version: "1.0.0",
      description:
        "Every call that the web application makes, as it is best answered. What a schema cannot say, and what may be missing, stands in docs/backend.md. Written by `npm run openapi -w tools` from the definitions in lib/<domain>/endpoints.ts.",
      license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
    },
    servers: [
      { url: "https://backend.example", description: "BACKEND_ORIGIN: scheme and host, without a path." },
    ],
    tags: [
      ...[...new Set(backendCalls.map(({ domain }) => domain))].map((name) => ({
        name,
        description: meaningOfTag[name] ?? "",
      })),
      { name: "publication", description: "From the back end to the web application." },
    ],
    webhooks: { contentPublished: { post: publicationWebhook } },
    paths,
    components: {
      schemas,
      securitySchemes: {
        [TOKEN]: {
          type: "http",
          scheme: "bearer",
          description:
            "The access token of auth/{provider}/login, sent with the calls that name it here and with no others. One that is unknown or over is 401.",
        },
      },
    },
  };
}

/** The groups of calls in the document. */
const meaningOfTag: Readonly<Record<string, string>> = {
  setting: "Settings of the group.",
  resource: "The tree of places: group, regions, hotels, outlets.",
  cms: "Authored pages, their layouts and parts, and the languages.",
  promotion: "Offers and their free tables.",
  session: "Signing in, linked accounts, the guest's profile.",
  reservation: "The guest's reservations and payment requests.",
  payment: "Paying by the card gateway.",
  coupon: "The guest's coupons, and their use.",
  event: "Events and quizzes.",
  tracking: "Records of visits, accounts at ad platforms.",
};

/** What the card gateway posts is between it and the back end; the application passes it on byte for byte. */
const gatewayForm: JsonSchema = { type: "object", additionalProperties: { type: "string" } };
const gatewayFields = { P_STATUS: "00", P_OID: "o7712", P_AMT: "240000", P_SIGNATURE: "9c1f…" };

/** Every key with which a call is refused, once each. */
const refusalKeys = [
  ...new Set(
    backendCalls.flatMap(({ description }) =>
      [...(description.refusals ?? []), ...commonRefusals(description)].map(({ key }) => key),
    ),
  ),
].sort();
/** What guests read in English, by key. */
const english: Readonly<Record<string, string>> = {
  already_linked: messages.Login.already_linked,
  participation_failed: `By \`code\`, such as “${messages.Event.participated}” or “${messages.Event.ended}”`,
  ...messages.Errors,
};

const failureSchema: JsonSchema = {
  type: "object",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      properties: {
        error: {
          description: "The key of the refusal, which selects the sentence that the guest reads.",
          anyOf: [
            ...refusalKeys.map((key) => ({ const: key, description: english[key] })),
            {
              type: "string",
              description: "Any other key: the guest reads that something went wrong, without the reason.",
            },
          ],
        },
        code: {
          type: "integer",
          description: "Why an event is refused, -101101 to -101107; of no other call.",
        },
      },
    },
  },
};

function toOperation(call: BackendCall, schemas: Record<string, JsonSchema>): Operation {
  const { endpoint, description, domain, id } = call;
  const security: Record<string, Operation["security"]> = {
    none: [],
    either: [{}, { [TOKEN]: [] }],
    required: [{ [TOKEN]: [] }],
  };
  const body = toRequestBody(call);
  return {
    operationId: id,
    tags: [domain],
    summary: description.summary,
    security: security[description.session] ?? [],
    parameters: toParameters(call),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: { ...toSuccess(call, schemas), ...toRefusals(call) },
    "x-without-it": description.withoutIt,
    "x-group": endpoint.group,
    "x-retried": endpoint.idempotent,
    "x-time-limit-ms": endpoint.timeoutMs,
    "x-fresh-seconds": endpoint.cache?.seconds ?? 0,
  };
}

function toParameters({ endpoint, description }: BackendCall): Parameter[] {
  const { properties = {}, required = [] } = toJsonSchema(endpoint.input, "sent");
  const examples = new Map(Object.entries(description.input));
  const parameter = (name: string, location: "path" | "query"): Parameter => ({
    name,
    in: location,
    required: location === "path" || required.includes(name),
    ...(properties[name]?.description === undefined ? {} : { description: properties[name].description }),
    schema: withoutDescription(properties[name] ?? {}),
    ...(properties[name]?.type === "array" ? { style: "form", explode: false } : {}),
    ...(examples.has(name) ? { example: examples.get(name) } : {}),
  });
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => parameter(name, "path"));
  const inQuery = parameterLocations(endpoint).query.map((name) => parameter(name, "query"));
  const text: JsonSchema = { type: "string" };
  const headers: Parameter[] = [
    {
      name: "Accept-Language",
      in: "header",
      required: true,
      description: "The reader's language. It selects words, and never ids or keys.",
      schema: text,
      example: "ko",
    },
  ];
  if (description.once === true) {
    headers.push({
      name: "Idempotency-Key",
      in: "header",
      required: true,
      description: "Sent again after an outcome that is not known; it is carried out once.",
      schema: text,
      example: "5f1c2a7e-8d1b-4c55-9c52-0a4ff1a7f3b2",
    });
  }
  return [...inPath, ...inQuery, ...headers];
}

function withoutDescription({ description: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

function toRequestBody({ id, endpoint, description }: BackendCall): Operation["requestBody"] {
  if (id === "preApprovePayment")
    return {
      required: true,
      content: { "application/x-www-form-urlencoded": { schema: gatewayForm, example: gatewayFields } },
    };
  const { properties = {}, required = [] } = toJsonSchema(endpoint.input, "sent");
  const examples = new Map(Object.entries(description.input));
  if (endpoint.body !== undefined) {
    const schema = properties[endpoint.body] ?? {};
    return { required: true, content: json(schema, examples.get(endpoint.body)) };
  }
  const { body } = parameterLocations(endpoint);
  if (body.length === 0) return undefined;
  const needed = body.filter((name) => required.includes(name));
  const schema: JsonSchema = {
    type: "object",
    properties: Object.fromEntries(body.map((name) => [name, properties[name] ?? {}])),
    ...(needed.length === 0 ? {} : { required: needed }),
  };
  const example = Object.fromEntries([...examples].filter(([name]) => body.includes(name)));
  return { required: true, content: json(schema, example) };
}

/** Names of schemas that refer to themselves, by the call that answers with them; a call has one at most. */
const nameOfEntry: Readonly<Record<string, string>> = { listSites: "NavEntry" };

function toSuccess(
  { id, endpoint, description }: BackendCall,
  schemas: Record<string, JsonSchema>,
): Record<string, Response> {
  if (id === "preApprovePayment")
    return {
      "303": {
        description: "Back to the page that the guest pays from.",
        headers: { Location: { description: "An address below `returnUrl`.", schema: { type: "string" } } },
      },
    };
  const data = id === "getSetting" ? toSettingSchema() : toJsonSchema(endpoint.data);
  const { $defs, ...written } = data as JsonSchema & { $defs?: Record<string, JsonSchema> };
  // Pointers of OpenAPI begin at the document, so a schema that refers to itself moves there.
  const name = nameOfEntry[id] ?? `${id}Entry`;
  const moved = (schema: JsonSchema): JsonSchema =>
    JSON.parse(JSON.stringify(schema).replaceAll("#/$defs/__schema0", `#/components/schemas/${name}`));
  if ($defs?.__schema0 !== undefined) schemas[name] = moved($defs.__schema0);
  const schema: JsonSchema = {
    type: "object",
    required: Object.keys(written).length === 0 ? [] : ["data"],
    properties: { data: moved(written) },
  };
  return { "200": { description: "The answer.", content: json(schema, { data: description.data }) } };
}

/** A setting's value by its key; the definition of the call leaves it open, because each is read where it is needed. */
function toSettingSchema(): JsonSchema {
  return {
    type: "object",
    required: ["key", "value"],
    properties: {
      key: { enum: [...settingKeys] },
      value: { anyOf: settingKeys.map((key) => ({ title: key, ...toJsonSchema(settingSchemas[key]) })) },
    },
  };
}

function toRefusals({ description }: BackendCall): Record<string, Response> {
  const refusals = [...(description.refusals ?? []), ...commonRefusals(description)];
  const statuses = [...new Set(refusals.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => [status, toRefusal(refusals.filter((refusal) => refusal.status === status))]),
  );
}

function toRefusal(refusals: readonly Refusal[]): Response {
  const [first] = refusals;
  return {
    description: refusals.map(({ key, when }) => `\`${key}\`: ${when}`).join("; "),
    content: json({ $ref: "#/components/schemas/Failure" }, { error: { error: first?.key } }),
    ...(first?.status === 429
      ? { headers: { "Retry-After": { description: "In seconds.", schema: { type: "integer" } } } }
      : {}),
  };
}

function json(schema: JsonSchema, example?: unknown) {
  return { "application/json": { schema, ...(example === undefined ? {} : { example }) } };
}
