import { randomBytes } from "node:crypto";

/** Creates the store of one-time sign-in tickets, issued by the controls; they live as long as the process. */
export function createSignInTickets() {
  const accounts = new Map<string, number>();
  return {
    issue(accountId: number): string {
      const ticket = randomBytes(16).toString("base64url");
      accounts.set(ticket, accountId);
      return ticket;
    },
    /** Returns the account id of a ticket and uses it up; `undefined` for an unknown or used ticket. */
    redeem(ticket: string): number | undefined {
      const accountId = accounts.get(ticket);
      accounts.delete(ticket);
      return accountId;
    },
    clear: () => accounts.clear(),
  };
}

export type SignInTickets = ReturnType<typeof createSignInTickets>;
