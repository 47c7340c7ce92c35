"use client";

import type * as z from "zod/mini";
import { type ReadingOptions, useReading } from "@/components/calls/use-reading";
import type { Endpoint } from "@/lib/http/endpoint";
import { readApi } from "@/lib/http/read-api";

/** What one call answers, kept under the call and its input. An undefined input asks for nothing. */
export function useCall<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  input: NoInfer<Input> | undefined,
  options?: ReadingOptions,
) {
  return useReading(
    input === undefined ? null : keyOfCall(endpoint, input),
    // Without an input there is no key, and without a key nothing is loaded.
    () => (input === undefined ? Promise.reject(new Error(endpoint.name)) : readApi(endpoint, input)),
    options,
  );
}

/** The key under which a call's answer is kept, for those who have it asked for again. */
export function keyOfCall<Input extends object, Data extends z.ZodMiniType>(
  { name }: Endpoint<Input, Data>,
  input: NoInfer<Input>,
): [string, Input] {
  return [name, input];
}
