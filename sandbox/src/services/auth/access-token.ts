import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Context } from "hono";
import type { SandboxContext } from "#context.ts";
import { accessTokens } from "#database/schema/customer.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import type { ProviderName } from "#shared/providers.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";

const HOUR = 3_600_000;
const LIFE_MS = 12 * HOUR;

/** How long a renewed token keeps working, for calls already in progress. */
const RENEWED_LIFE_MS = 60_000;

type Signed = { customerId: number; authBy: ProviderName };

/** Issues a token to a customer that is valid for twelve hours of the sandbox's clock. */
export async function issueAccessToken(
  { database, clock }: Pick<SandboxContext, "database" | "clock">,
  { customerId, authBy }: Signed,
): Promise<{ accessToken: string; expiresAt: string }> {
  const accessToken = randomBytes(32).toString("base64url");
  const expiresAt = new Date(clock.now().getTime() + LIFE_MS);
  await database
    .insert(accessTokens)
    .values({ tokenHash: toHash(accessToken), customerId, authBy, expiresAt });
  return { accessToken, expiresAt: expiresAt.toISOString() };
}

/** Returns the customer of a call by its bearer token. Throws 401 `unauthorized` without a valid, unexpired token. */
export async function requireCustomer(
  { database, clock }: Pick<SandboxContext, "database" | "clock">,
  c: Context<SandboxEnv>,
): Promise<Signed> {
  const token = readToken(c);
  if (token === undefined) throw new ServiceError(401, "unauthorized");
  const [found] = await database
    .select({ customerId: accessTokens.customerId, authBy: accessTokens.authBy })
    .from(accessTokens)
    .where(and(eq(accessTokens.tokenHash, toHash(token)), gt(accessTokens.expiresAt, clock.now())));
  if (found === undefined) throw new ServiceError(401, "unauthorized");
  return found;
}

/** Issues a new token to the customer of this call; the call's own token works for one more minute. */
export async function renewAccessToken(
  context: Pick<SandboxContext, "database" | "clock">,
  c: Context<SandboxEnv>,
): Promise<{ accessToken: string; expiresAt: string }> {
  const { database, clock } = context;
  const signed = await requireCustomer(context, c);
  const endsAt = new Date(clock.now().getTime() + RENEWED_LIFE_MS);
  await database
    .update(accessTokens)
    .set({ expiresAt: endsAt })
    .where(and(eq(accessTokens.tokenHash, toHash(readToken(c) ?? "")), gt(accessTokens.expiresAt, endsAt)));
  return issueAccessToken(context, signed);
}

/** Expires every token of the customer now. */
export async function endAccessTokens(
  { database, clock }: Pick<SandboxContext, "database" | "clock">,
  customerId: number,
): Promise<void> {
  await database
    .update(accessTokens)
    .set({ expiresAt: clock.now() })
    .where(eq(accessTokens.customerId, customerId));
}

/** Deletes the token of this call. */
export async function revokeAccessToken(
  { database }: Pick<SandboxContext, "database">,
  c: Context<SandboxEnv>,
): Promise<void> {
  const token = readToken(c);
  if (token !== undefined)
    await database.delete(accessTokens).where(eq(accessTokens.tokenHash, toHash(token)));
}

function readToken(c: Context<SandboxEnv>): string | undefined {
  return /^Bearer (\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
}

function toHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
