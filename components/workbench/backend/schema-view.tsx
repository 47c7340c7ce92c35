import type { Translator } from "@/lib/i18n/load-messages";
import type { JsonSchema } from "@/lib/workbench/backend/document/json-schema";
import { objectsIn, typeNotation } from "@/lib/workbench/backend/document/type-notation";
import styles from "./backend.module.css";

type Props = {
  schema: JsonSchema;
  /** Schemas that others refer to; one that refers to itself is shown once. */
  schemas: Readonly<Record<string, JsonSchema>>;
  t: Translator<"BackendReference">;
};

/** The fields of what is sent or answered, inside each other, each with its type and what its absence means. */
export function SchemaView({ schema, schemas, t }: Props) {
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
function resolve(schema: JsonSchema, schemas: Props["schemas"]): JsonSchema {
  const { $ref, items, anyOf } = schema;
  if (typeof $ref === "string") return schemas[nameIn($ref)] ?? schema;
  return {
    ...schema,
    ...(items === undefined ? {} : { items: resolve(items, schemas) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map((option) => resolve(option, schemas)) }),
  };
}

/** Returns the schemas without those that a field shows in their place. */
function without(schemas: Props["schemas"], field: JsonSchema): Props["schemas"] {
  const shown = new Set(referredBy(field));
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => !shown.has(name)));
}

/** The names of the schemas that `resolve` puts in their place. */
function referredBy({ $ref, items, anyOf = [] }: JsonSchema): string[] {
  if (typeof $ref === "string") return [nameIn($ref)];
  return [...(items === undefined ? [] : [items]), ...anyOf].flatMap(referredBy);
}

const nameIn = (pointer: string) => pointer.split("/").at(-1) ?? "";
