import { type Context, Hono } from "hono";
import type { SandboxContext } from "#context.ts";
import type { OpenIdProvider } from "#providers/openid/open-provider.ts";
import { toReaderLanguage } from "#shared/reader-language.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { findAccount, type MessengerAccount } from "./accounts.ts";
import { toChannelsAnswer, toUserAnswer } from "./profile-answers.ts";

const UNKNOWN_TOKEN = { msg: "this access token does not exist", code: -401 };
const NOT_CONNECTED = { msg: "NotRegisteredUserException", code: -101 };

type AccountResult = { account: MessengerAccount } | { refusal: typeof UNKNOWN_TOKEN; status: 401 | 400 };

/**
 * The messenger's API, called with an account's access token, or with the app's admin key and `target_id`. An account
 * that is not connected to the app is refused.
 */
export function profileRoutes({ database }: SandboxContext, openid: OpenIdProvider, adminKey: string) {
  const readAccount = async (c: Context<SandboxEnv>): Promise<AccountResult> => {
    const [, scheme, key = ""] = /^(Bearer|KakaoAK) (\S+)$/.exec(c.req.header("authorization") ?? "") ?? [];
    const isAdmin = scheme === "KakaoAK" && key === adminKey;
    const accountId = isAdmin ? c.req.query("target_id") : await openid.findAccountOf(key);
    if (accountId === undefined) return { refusal: UNKNOWN_TOKEN, status: 401 };
    const account = await findAccount(database, accountId);
    if (!account?.consentedAt) return { refusal: NOT_CONNECTED, status: 400 };
    return { account };
  };
  const answerOf =
    (toAnswer: (account: MessengerAccount, c: Context<SandboxEnv>) => object) =>
    async (c: Context<SandboxEnv>) => {
      const result = await readAccount(c);
      return "refusal" in result
        ? c.json(result.refusal, result.status)
        : c.json(toAnswer(result.account, c));
    };

  return new Hono<SandboxEnv>()
    .on(
      ["GET", "POST"],
      "/v2/user/me",
      answerOf((account, c) => toUserAnswer(account, toReaderLanguage(c.req.header("accept-language")))),
    )
    .get("/v2/api/talk/channels", answerOf(toChannelsAnswer))
    .post("/v1/user/logout", async (c) => {
      const result = await readAccount(c);
      if ("refusal" in result) return c.json(result.refusal, result.status);
      await openid.endToken((c.req.header("authorization") ?? "").replace("Bearer ", ""));
      return c.json({ id: result.account.id });
    });
}
