import { customers } from "#database/schema/customer.ts";
import { issueAccessToken } from "#services/auth/access-token.ts";
import type { TestSandbox } from "./open-test-sandbox.ts";

/** Creates a customer with a session; returns its id and the headers for its calls. */
export async function signIn({ database, clock }: Pick<TestSandbox, "database" | "clock">) {
  const [customer] = await database.insert(customers).values({ createdAt: clock.now() }).returning();
  if (!customer) throw new Error("The database returned no row for a new customer.");
  const { accessToken } = await issueAccessToken(
    { database, clock },
    { customerId: customer.id, authBy: "kakao" },
  );
  return { customerId: customer.id, headers: { authorization: `Bearer ${accessToken}` } };
}

export type Guest = Awaited<ReturnType<typeof signIn>>;
