import { createHash } from "node:crypto";
import { authorizeAddress, newCodeVerifier } from "@/lib/session/authorize";
import { newState } from "@/lib/session/login-attempt";
import type { Provider } from "@/lib/session/schema";

const client = {
  server: { issuer: "https://login.test", authorization_endpoint: "https://login.test/oauth/authorize" },
  client: { client_id: "our-key" },
};
const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");

test.each<[Provider, string | undefined]>([
  ["kakao", undefined],
  ["kakao", "none"],
  ["hyatt", "login"],
])(
  "the way to %s with prompt %j carries what only its own return can answer (case 50)",
  async (provider, prompt) => {
    const codeVerifier = newCodeVerifier();
    const state = newState();
    const attempt = {
      state,
      codeVerifier,
      provider,
      purpose: "login",
      returnTo: "/book",
      isSilent: prompt === "none",
      isForced: false,
      thenBind: false,
    } as const;
    const { origin, pathname, searchParams } = new URL(await authorizeAddress(client, attempt, prompt));
    expect([origin, pathname]).toEqual(["https://login.test", "/oauth/authorize"]);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: "our-key",
      redirect_uri: `http://localhost:3000/auth/${provider}/callback`,
      response_type: "code",
      state,
      nonce: sha256(`nonce.${codeVerifier}`),
      code_challenge: sha256(codeVerifier),
      code_challenge_method: "S256",
      ...(prompt === undefined ? {} : { prompt }),
      ...(provider === "hyatt" ? { scope: "openid" } : {}),
    });
  },
);
