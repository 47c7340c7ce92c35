import type * as z from "zod/mini";
import type { Endpoint } from "@/lib/http/endpoint";

/** One way in which a call is refused: the status, the key in `error.error`, and when that is. */
export type Refusal = { status: number; key: string; when: string };

/** What somebody who provides or checks a call must know of it beyond its definition. */
export type EndpointDescription<Input> = {
  /** What the call is for, in one line. */
  summary: string;
  /** Whether the guest's token travels with the call; where it is `required`, the call is refused without it (401). */
  session: "none" | "either" | "required";
  /** The call travels with an `Idempotency-Key`, and is carried out once for it. */
  once?: true;
  /** What a guest notices while the call is missing, unreadable or too slow. */
  withoutIt: string;
  /** What one entry of the answer's list is, where an unreadable one is left out: "promotion", "table". */
  entry?: string;
  input: Input;
  /** The `data` of an answer, as a back end writes it. */
  data: unknown;
  /** The refusals of this call besides the common ones. */
  refusals?: readonly Refusal[];
};

/** One description for each call that a domain's `endpoints.ts` exports; the compiler reports every gap. */
export type DescriptionsOf<Endpoints> = {
  [Name in keyof Endpoints as Endpoints[Name] extends Endpoint<never, z.ZodMiniType>
    ? Name
    : never]: Endpoints[Name] extends Endpoint<infer Input, infer _Data> ? EndpointDescription<Input> : never;
};
