import { requireSession } from "@/lib/account/require-session";
import { beginSession, sessionCookies } from "@/lib/account/session";

const cookies = new Map<string, string>();
jest.mock("next/headers", () => ({
  cookies: async () => ({
    get: (name: string) => {
      const value = cookies.get(name);
      return value === undefined ? undefined : { name, value };
    },
  }),
}));

beforeEach(() => cookies.clear());

test.each([undefined, "forged"])(
  "with the cookie %j a guest is redirected to the login, with the address to return to (R1.6)",
  async (value) => {
    if (value !== undefined) cookies.set("sid", value);
    await expect(requireSession("/coupon")).rejects.toMatchObject({
      digest: expect.stringContaining("/auth/kakao/login?return=%2Fcoupon"),
    });
  },
);

test("a page that needs a session gets that of a signed-in guest (R1.6)", async () => {
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  const session = beginSession({ accessToken: "token", expiresAt }, "kakao");
  const [cookie] = await sessionCookies(session);
  cookies.set("sid", cookie?.value ?? "");
  expect(await requireSession("/coupon")).toEqual(session);
});
