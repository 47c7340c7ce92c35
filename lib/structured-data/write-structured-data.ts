import type { Thing } from "schema-dts";
import { hasRequiredFields } from "@/lib/structured-data/required-fields";

/**
 * Serializes complete nodes as the text of a JSON-LD script (R11.2); undefined where none is complete. `<` is escaped,
 * so that no name can end the script or begin a comment in it.
 */
export function writeStructuredData(
  nodes: readonly (Exclude<Thing, string> | undefined)[],
): string | undefined {
  const whole = nodes.filter((node) => node !== undefined && hasRequiredFields(node));
  if (whole.length === 0) return undefined;
  return JSON.stringify({ "@context": "https://schema.org", "@graph": whole }).replaceAll("<", "\\u003c");
}
