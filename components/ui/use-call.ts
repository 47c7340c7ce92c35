"use client";

import type * as z from "zod/mini";
import { type LoadedDataOptions, useLoadedData } from "@/components/ui/use-loaded-data";
import type { Endpoint } from "@/lib/http/endpoint";
import { readApi } from "@/lib/http/read-api";

/** Reads the response of one call, cached by the call and its input. An undefined input makes no call. */
export function useCall<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  input: NoInfer<Input> | undefined,
  options?: LoadedDataOptions<z.output<Data>>,
) {
  return useLoadedData(
    input === undefined ? null : keyOfCall(endpoint, input),
    // Never runs: without an input there is no key, and without a key SWR loads nothing.
    () => (input === undefined ? Promise.reject(new Error(endpoint.name)) : readApi(endpoint, input)),
    options,
  );
}

/** Returns the key under which a call's response is cached, for code that has it loaded again. */
export function keyOfCall<Input extends object, Data extends z.ZodMiniType>(
  { name }: Endpoint<Input, Data>,
  input: NoInfer<Input>,
): [string, Input] {
  return [name, input];
}
