import * as z from "zod/mini";
import { accessSchema, providerSchema, renewedAccessSchema, userInfoSchema } from "@/lib/account/schema";
import { defineEndpoint } from "@/lib/http/endpoint";
import { idSchema, textSchema, trueSchema } from "@/lib/http/tolerant";

const BASE = "/crm_channel_base";

const byProvider = z.object({ provider: providerSchema });
const withCode = z.extend(byProvider, {
  code: z.string().check(z.minLength(1)),
  redirectUri: z.url(),
  codeVerifier: z.optional(z.string()),
});

/** A code works only once, so neither call is ever retried. */
export const logIn = defineEndpoint({
  group: "account",
  method: "POST",
  input: withCode,
  path: `${BASE}/auth/:provider/login`,
  data: accessSchema,
});

export const bindAccount = defineEndpoint({
  group: "account",
  method: "POST",
  input: withCode,
  path: `${BASE}/auth/:provider/bind`,
  data: z.unknown(),
});

export const unbindAccount = defineEndpoint({
  group: "account",
  method: "POST",
  input: z.extend(byProvider, { id: z.string().check(z.minLength(1)) }),
  path: `${BASE}/auth/:provider/unbind`,
  data: trueSchema,
});

export const logOut = defineEndpoint({
  group: "account",
  method: "POST",
  input: byProvider,
  path: `${BASE}/auth/:provider/logout`,
  data: z.unknown(),
});

/** In milliseconds. Another call follows the renewal and needs the rest of the time. */
const RENEWAL_TIMEOUT_MS = 2_000;

export const updateProfile = defineEndpoint({
  group: "account",
  method: "POST",
  input: byProvider,
  path: `${BASE}/auth/:provider/update`,
  data: renewedAccessSchema,
  timeoutMs: RENEWAL_TIMEOUT_MS,
});

export const syncProfile = defineEndpoint({
  group: "account",
  method: "POST",
  input: byProvider,
  path: `${BASE}/auth/:provider/sync`,
  data: z.unknown(),
});

export const getUserInfo = defineEndpoint({
  group: "account",
  input: z.object({}),
  path: `${BASE}/customer/info`,
  data: userInfoSchema,
});

export const getQrText = defineEndpoint({
  group: "account",
  input: z.object({}),
  path: `${BASE}/customer/qr`,
  data: textSchema,
});

/**
 * Records the guest's interest in a resource (R10.5). It is a GET although it records something, so it is
 * never retried.
 */
export const applyResource = defineEndpoint({
  group: "account",
  input: z.object({ id: idSchema }),
  path: `${BASE}/customer/apply/resource/:id`,
  data: trueSchema,
  idempotent: false,
});

export const executePostAction = defineEndpoint({
  group: "account",
  method: "POST",
  input: z.object({ hId: z.string(), trigger: z.string(), targetType: z.string() }),
  path: `${BASE}/postAction/execute`,
  data: trueSchema,
});
