import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { Webhook } from "standardwebhooks";
import { settingSchemas } from "@/lib/cms/site/schema";
import { readTolerantly } from "@/lib/http/tolerant";
import { absenceOf, namedFields } from "@/lib/workbench/backend/absent-fields";
import { backendCalls } from "@/lib/workbench/backend/backend-calls";
import { type JsonSchema, toJsonSchema } from "@/lib/workbench/backend/document/json-schema";
import { writeOpenApi } from "@/lib/workbench/backend/document/openapi";
import { publicationWebhook, workedPublication } from "@/lib/workbench/backend/document/webhook";
import { explainedFields, meaningOf, meaningSent } from "@/lib/workbench/backend/field-meanings";

const FILE = "docs/backend.openapi.json";
const document = writeOpenApi();
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test("docs/backend.openapi.json is as `npm run openapi -w tools` writes it from the definitions", () => {
  const text = execFileSync("node_modules/.bin/biome", ["format", `--stdin-file-path=${FILE}`], {
    encoding: "utf8",
    input: JSON.stringify(document),
  });
  if (process.env.UPDATE_OPENAPI === "1") writeFileSync(FILE, text);
  expect(readFileSync(FILE, "utf8")).toBe(text);
});

test("the document is valid OpenAPI 3.1, and describes each call once", async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(document));
  expect(result.errors).toBeUndefined();
  expect([result.valid, validator.version]).toEqual([true, "3.1"]);
  expect(operations.map(({ operationId }) => operationId)).toEqual(backendCalls.map(({ id }) => id));
});

const ajv = new Ajv({ strict: false });
addFormats(ajv);
ajv.addSchema({ ...document, $id: "document" }, "document");

/** Returns the schema with its pointers leading into the document. */
const inDocument = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components'));

/** Returns the schema with no field allowed that it does not name, so that an example shows nothing else. */
function named(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema, (_, value) =>
      value?.properties === undefined || value.type !== "object"
        ? value
        : { additionalProperties: false, ...value },
    ),
  );
}

test.each(backendCalls.map((call) => [call.id, call] as const))(
  "each example of %s, request and responses, is valid by the document and shows nothing that it does not name",
  (id, { endpoint, description }) => {
    const operation = operations.find(({ operationId }) => operationId === id);
    expect(endpoint.input.safeParse(description.input).success).toBe(true);
    for (const { required, example, schema } of operation?.parameters ?? [])
      if (required) expect([ajv.validate(inDocument(schema), example), ajv.errors]).toEqual([true, null]);
    const contents = [operation?.requestBody, ...Object.values(operation?.responses ?? {})].flatMap((part) =>
      Object.values(part?.content ?? {}),
    );
    for (const { schema, example } of contents)
      expect([ajv.validate(named(inDocument(schema)), example), ajv.errors]).toEqual([true, null]);
    expect(readTolerantly(endpoint.data, description.data).success).toBe(true);
  },
);

test("each optional field of an answer says what a guest notices without it, and no other name is explained", () => {
  const used = new Set<string>();
  const unexplained: string[] = [];
  const visit = (schema: JsonSchema, parent: string): void => {
    for (const option of [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.oneOf ?? [])])
      visit(option, parent);
    if (schema.items !== undefined) visit(schema.items, parent);
    if (typeof schema.additionalProperties === "object") visit(schema.additionalProperties, parent);
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (schema.required?.includes(name) !== true) {
        if (absenceOf(parent, name) === undefined) unexplained.push(`${parent}.${name}`);
        used.add(`${parent}.${name}`).add(name);
      }
      visit(field, name);
    }
  };
  for (const { endpoint } of backendCalls) visit(toJsonSchema(endpoint.data), "");
  expect(unexplained).toEqual([]);
  expect(namedFields.filter((name) => !used.has(name))).toEqual([]);
});

test("every field with words of its own is explained, and nothing is explained that there is not", () => {
  const used = { answered: new Set<string>(), sent: new Set<string>() };
  const unexplained: string[] = [];
  const visit = (schema: JsonSchema, parent: string, use: "answered" | "sent"): void => {
    for (const option of [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.oneOf ?? [])])
      visit(option, parent, use);
    if (schema.items !== undefined) visit(schema.items, parent, use);
    if (typeof schema.additionalProperties === "object") visit(schema.additionalProperties, parent, use);
    for (const $def of Object.values(schema.$defs ?? {})) visit($def as JsonSchema, "navMenu", use);
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const first = Array.isArray(field.enum) ? field.enum[0] : undefined;
      used[use]
        .add(name)
        .add(`${parent === "" ? "data" : parent}.${name}`)
        .add(`${name}=${first}`);
      const says = use === "sent" ? meaningSent(parent, name) : meaningOf(parent, name, first);
      if (Array.isArray(field.enum) && field.enum.length > 1 && says === undefined) unexplained.push(name);
      visit(field, name, use);
    }
  };
  for (const { endpoint } of backendCalls) {
    visit(toJsonSchema(endpoint.data), "", "answered");
    visit(toJsonSchema(endpoint.input, "sent"), "", "sent");
  }
  for (const schema of Object.values(settingSchemas)) visit(toJsonSchema(schema), "", "answered");
  expect([...new Set(unexplained)]).toEqual([]);
  expect(explainedFields.answered.filter((name) => !used.answered.has(name))).toEqual([]);
  expect(explainedFields.sent.filter((name) => !used.sent.has(name))).toEqual([]);
});

test("the worked signature of a publication is one that is accepted, and its body is as described", () => {
  const { secret, headers, body } = workedPublication;
  const [now] = [jest.useFakeTimers({ now: Number(headers["webhook-timestamp"]) * 1_000 })];
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  now.useRealTimers();
  const { schema, example } = publicationWebhook.requestBody.content["application/json"];
  expect([ajv.validate(schema, example), ajv.errors]).toEqual([true, null]);
});

test("only reads are retried, and only reads are kept", () => {
  const retried = backendCalls.filter(({ endpoint }) => endpoint.idempotent);
  expect(retried.filter(({ endpoint }) => endpoint.method !== "GET").map(({ id }) => id)).toEqual([
    "queryResources",
    "listPromotions",
  ]);
  expect(backendCalls.filter(({ endpoint }) => !endpoint.idempotent && endpoint.cache !== undefined)).toEqual(
    [],
  );
});

test("whatever creates, pays, uses or cancels is carried out once, and belongs to a guest", () => {
  const once = backendCalls.filter(({ description }) => description.once === true);
  expect(once.filter(({ endpoint }) => endpoint.method === "GET" || endpoint.idempotent)).toEqual([]);
  expect(once.filter(({ description }) => description.session !== "required")).toEqual([]);
  const others = backendCalls.filter(
    ({ endpoint, description }) =>
      endpoint.method !== "GET" && !endpoint.idempotent && description.once !== true,
  );
  // What only records needs no key, nor does what comes from a provider with a code that works once.
  expect(others.map(({ id }) => id).sort()).toEqual([
    "collectLanding",
    "collectLegacyLanding",
    "logIn",
    "logOut",
    "preApprovePayment",
    "registerPromotionAccess",
  ]);
});
