import type { ParsedUrlQuery } from "node:querystring";
import { z } from "zod";
import type { OpenIdProvider } from "#providers/openid/open-provider.ts";

/** Parameters that are lists: Kakao separates them with commas, OpenID Connect with spaces; both are accepted. */
const LISTS = ["scope", "prompt"] as const;

/** Kakao's error code of each refusal. */
const errorCodes: Record<string, string> = {
  invalid_redirect_uri: "KOE006",
  logout_redirect_mismatch: "KOE007",
  invalid_client: "KOE101",
  wrong_client_secret: "KOE010",
  unsupported_response_type: "KOE201",
  invalid_grant: "KOE320",
};

const OTHER_ERROR = "KOE001";

const tokenAnswerSchema = z.looseObject({ access_token: z.string(), refresh_token: z.string().optional() });
const refusalSchema = z.looseObject({ error: z.string() });

/** Returns the error code to show on an error page. */
export function toErrorCode(error: string): string {
  return errorCodes[error] ?? OTHER_ERROR;
}

/** Adapts a plain OpenID provider's requests and responses to Kakao's (its REST documents, Kakao Login). */
export function adaptToKakao(
  { provider, scopes }: OpenIdProvider,
  { redirectUri, refreshTokenSeconds }: { redirectUri: string; refreshTokenSeconds: number },
): void {
  provider.use(async (ctx, next) => {
    if (ctx.path === "/oauth/authorize") ctx.query = toOpenIdQuery(ctx.query, scopes);
    await next();
    if (ctx.path === "/oauth/token") ctx.body = toTokenAnswer(ctx.body, refreshTokenSeconds);
    // Koa returns undefined for a missing header, contrary to its types.
    const location: string | undefined = ctx.response.get("location");
    if (location?.startsWith(redirectUri)) ctx.set("Location", toReturnAddress(location));
  });
}

/** Converts Kakao's query; a request without a scope asks for all scopes of the app. */
function toOpenIdQuery(query: ParsedUrlQuery, scopes: string[]): ParsedUrlQuery {
  const lists = LISTS.flatMap((name) => {
    const given = query[name];
    return typeof given === "string" && given !== "" ? [[name, given.replaceAll(",", " ")]] : [];
  });
  return { ...query, scope: scopes.join(" "), ...Object.fromEntries(lists) };
}

function toTokenAnswer(body: unknown, refreshTokenSeconds: number): unknown {
  const tokens = tokenAnswerSchema.safeParse(body);
  if (tokens.success) {
    const { data } = tokens;
    return {
      ...data,
      token_type: "bearer",
      ...(data.refresh_token && { refresh_token_expires_in: refreshTokenSeconds }),
    };
  }
  const refusal = refusalSchema.safeParse(body);
  if (!refusal.success) return body;
  const { error } = refusal.data;
  const code = toErrorCode(error === "invalid_client" ? "wrong_client_secret" : error);
  return { ...refusal.data, error_code: code };
}

/** Converts the return address, which in Kakao's form has no `iss` and writes a space as `%20`. */
function toReturnAddress(location: string): string {
  const address = new URL(location);
  address.searchParams.delete("iss");
  return address.href.replaceAll("+", "%20");
}
