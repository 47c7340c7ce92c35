import { randomBytes } from "node:crypto";

/** One-time addresses that sign a browser in, handed out by the controls; they live as long as the process. */
export function createSignInTickets() {
  const accounts = new Map<string, number>();
  return {
    issue(accountId: number): string {
      const ticket = randomBytes(16).toString("base64url");
      accounts.set(ticket, accountId);
      return ticket;
    },
    /** Whose the ticket is, once; nothing when it is none or was used. */
    redeem(ticket: string): number | undefined {
      const accountId = accounts.get(ticket);
      accounts.delete(ticket);
      return accountId;
    },
    clear: () => accounts.clear(),
  };
}

export type SignInTickets = ReturnType<typeof createSignInTickets>;
