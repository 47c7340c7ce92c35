import "client-only";
import type * as z from "zod/mini";
import { callApi } from "@/lib/http/call-api";
import type { Endpoint } from "@/lib/http/endpoint";

/** Runs `callApi` for a read whose failure the caller handles. Throws `AppError`. */
export async function readApi<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  input: NoInfer<Input>,
): Promise<z.output<Data>> {
  const result = await callApi(endpoint, input);
  if (!result.ok) throw result.error;
  return result.value;
}
