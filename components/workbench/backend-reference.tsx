import styles from "@/components/workbench/backend.module.css";
import { ReferenceTable } from "@/components/workbench/reference-table";
import type { Translator } from "@/lib/i18n/load-messages";
import type { JsonSchema } from "@/lib/workbench/backend/document/json-schema";
import type { OpenApiDocument, Operation } from "@/lib/workbench/backend/document/openapi";
import { objectsIn, typeNotation } from "@/lib/workbench/backend/document/type-notation";

type SchemaViewProps = {
  schema: JsonSchema;
  /** Schemas that others refer to; one that refers to itself is shown once. */
  schemas: Readonly<Record<string, JsonSchema>>;
  t: Translator<"BackendReference">;
};

/** The fields of what is sent or answered, inside each other, each with its type and what its absence means. */
export function SchemaView({ schema, schemas, t }: SchemaViewProps) {
  const objects = objectsIn(resolve(schema, schemas));
  if (objects.length === 0)
    return (
      <p>
        <code>{typeNotation(schema)}</code>
      </p>
    );
  return objects.map(({ properties = {}, required = [] }) => (
    <ul className={styles.fields} key={Object.keys(properties).join(" ")}>
      {Object.entries(properties).map(([name, field]) => (
        <li key={name}>
          <code className={styles.name}>{name}</code> <code>{typeNotation(field)}</code>
          {required.includes(name) ? null : <small> {t("optional")}</small>}
          {field.description === undefined ? null : <p lang="en">{field.description}</p>}
          {objectsIn(resolve(field, schemas)).length === 0 ? null : (
            <SchemaView schema={resolve(field, schemas)} schemas={without(schemas, field)} t={t} />
          )}
        </li>
      ))}
    </ul>
  ));
}

/** Returns the schema with what it refers to in its place; a reference that is not known stays. */
function resolve(schema: JsonSchema, schemas: SchemaViewProps["schemas"]): JsonSchema {
  const { $ref, items, anyOf } = schema;
  if (typeof $ref === "string") return schemas[nameIn($ref)] ?? schema;
  return {
    ...schema,
    ...(items === undefined ? {} : { items: resolve(items, schemas) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map((option) => resolve(option, schemas)) }),
  };
}

/** Returns the schemas without those that a field shows in their place. */
function without(schemas: SchemaViewProps["schemas"], field: JsonSchema): SchemaViewProps["schemas"] {
  const shown = new Set(referredBy(field));
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => !shown.has(name)));
}

/** The names of the schemas that `resolve` puts in their place. */
function referredBy({ $ref, items, anyOf = [] }: JsonSchema): string[] {
  if (typeof $ref === "string") return [nameIn($ref)];
  return [...(items === undefined ? [] : [items]), ...anyOf].flatMap(referredBy);
}

const nameIn = (pointer: string) => pointer.split("/").at(-1) ?? "";

type Props = {
  document: OpenApiDocument;
  /** The `operationId` of the call that is shown; any other shows the first. */
  chosen: string | undefined;
  t: Translator<"BackendReference">;
};

/** The calls of the back end by domain, and one of them in full, as the OpenAPI document describes it. */
export function BackendReference({ document, chosen, t }: Props) {
  const calls: Call[] = Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      address,
    })),
  );
  const shown = calls.find(({ operationId }) => operationId === chosen) ?? calls[0];
  return (
    <div className={styles.reference}>
      <header className={styles.bar}>
        <h1>{t("title")}</h1>
        <a href="/workbench">{t("back")}</a>
        <p>{t("intro")}</p>
      </header>
      <nav className={styles.calls} aria-label={t("calls")}>
        {[...new Set(calls.flatMap(({ tags }) => tags))].map((name) => (
          <section key={name} aria-labelledby={`group-${name}`}>
            <h2 id={`group-${name}`}>{name}</h2>
            <ul>
              {calls
                .filter(({ tags }) => tags.includes(name))
                .map(({ operationId, method, address }) => (
                  <li key={operationId}>
                    <a
                      href={`/workbench/backend?call=${operationId}#content`}
                      aria-current={operationId === shown?.operationId ? "page" : undefined}
                    >
                      <b>{method}</b> {shortened(address)}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
      <main id="content" className={styles.call}>
        {shown === undefined ? null : <CallView call={shown} schemas={document.components.schemas} t={t} />}
      </main>
    </div>
  );
}

/** The address without the service that all calls of a domain share. */
function shortened(address: string): string {
  return address.split("/").slice(3).join("/");
}

/** A call with its method and address. */
type Call = Operation & { method: string; address: string };

type CallViewProps = {
  call: Call;
  schemas: Readonly<Record<string, JsonSchema>>;
  t: Translator<"BackendReference">;
};

/** One call in full: what it is for, what is sent, what is answered, and how it is refused. */
function CallView({ call, schemas, t }: CallViewProps) {
  const body = Object.entries(call.requestBody?.content ?? {})[0];
  const { "200": answer, "303": redirect, ...refusals } = call.responses;
  const content = answer?.content?.["application/json"];
  return (
    <>
      <h2 className={styles.address}>
        <b>{call.method}</b> {call.address}
      </h2>
      <div lang="en">
        <p className={styles.summary}>
          <WithCode text={call.summary} />
        </p>
      </div>
      <CallProperties call={call} t={t} />
      <h3>{t("sent")}</h3>
      <Parameters call={call} t={t} />
      {body === undefined ? null : (
        <>
          <h4>
            {t("body")} <code>{body[0]}</code>
          </h4>
          <SchemaView schema={body[1].schema} schemas={schemas} t={t} />
          <Example value={body[1].example} t={t} />
        </>
      )}
      <h3>{t("answered")}</h3>
      {redirect === undefined ? null : (
        <p lang="en">
          303 <WithCode text={redirect.description} />
        </p>
      )}
      {content === undefined ? null : (
        <>
          <SchemaView schema={content.schema} schemas={schemas} t={t} />
          <Example value={content.example} t={t} />
        </>
      )}
      <h3>{t("refused")}</h3>
      <dl className={styles.refusals} lang="en">
        {Object.entries(refusals).map(([status, { description }]) => (
          <div key={status}>
            <dt>{status}</dt>
            {description.split("; `").map((refusal) => (
              <dd key={refusal}>{refusal.replaceAll("`", "")}</dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}

function CallProperties({ call, t }: Omit<CallViewProps, "schemas">) {
  const session =
    call.security.length === 0
      ? "none"
      : call.security.some((one) => Object.keys(one).length === 0)
        ? "either"
        : "required";
  const facts: readonly [string, string][] = [
    [t("session"), t(`sessions.${session}`)],
    [t("limit"), t("milliseconds", { count: call["x-time-limit-ms"] })],
    [t("retried"), call["x-retried"] ? t("yes") : t("no")],
    [
      t("kept"),
      call["x-fresh-seconds"] === 0 ? t("never") : t("seconds", { count: call["x-fresh-seconds"] }),
    ],
    [t("group"), call["x-group"]],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.without}>
        <dt>{t("without")}</dt>
        <dd lang="en">
          <WithCode text={call["x-without-it"]} />
        </dd>
      </div>
    </dl>
  );
}

function Parameters({ call, t }: Omit<CallViewProps, "schemas">) {
  return (
    <ReferenceTable
      label={t("parameters")}
      columns={(["name", "place", "type", "example"] as const).map((column) => t(`columns.${column}`))}
      rows={call.parameters.map((parameter) => ({
        name: `${parameter.in} ${parameter.name}`,
        cells: [
          <>
            <code>{parameter.name}</code>
            {parameter.required ? null : <small> {t("optional")}</small>}
          </>,
          t(`places.${parameter.in}`),
          <code key="type">{typeNotation(parameter.schema)}</code>,
          parameter.example === undefined ? null : (
            <code key="example">{JSON.stringify(parameter.example)}</code>
          ),
        ],
      }))}
    />
  );
}

function Example({ value, t }: { value: unknown; t: Translator<"BackendReference"> }) {
  if (value === undefined) return null;
  return (
    <details className={styles.example}>
      <summary>{t("example")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: overflowing content is scrolled with the arrow keys */}
      <pre tabIndex={0}>{JSON.stringify(value, undefined, 2)}</pre>
    </details>
  );
}

/** A text in which what stands between backticks is code. */
function WithCode({ text }: { text: string }) {
  return text.split("`").map((piece, index) => (index % 2 === 0 ? piece : <code key={piece}>{piece}</code>));
}
