import type { LoyaltyProfile, MessengerProfile, UserInfo } from "@/lib/account/schema";
import type { Provider } from "@/lib/base/ids";

type LinkedProfile =
  | { provider: "kakao"; profile: MessengerProfile }
  | { provider: "hyatt"; profile: LoyaltyProfile };

const MISSING_WEIGHT = -1;

/**
 * Returns all linked profiles, sorted by their provider's weight, heaviest first; a missing weight counts as -1 (R3.6).
 */
export function inAccountOrder(
  { profiles }: UserInfo,
  weights: Readonly<Partial<Record<string, number>>>,
): LinkedProfile[] {
  const all: LinkedProfile[] = [
    ...profiles.kakao.map((profile) => ({ provider: "kakao" as const, profile })),
    ...profiles.hyatt.map((profile) => ({ provider: "hyatt" as const, profile })),
  ];
  const weight = (provider: Provider) => weights[provider] ?? MISSING_WEIGHT;
  return all.sort((a, b) => weight(b.provider) - weight(a.provider));
}

/** The back end's response about the guest so far. */
export type ProfileAnswer =
  | { kind: "pending" }
  | { kind: "info"; info: UserInfo }
  | { kind: "unauthorized" }
  | { kind: "failed" };

export type ProfileState =
  | { state: "loading" }
  | { state: "loggedIn"; info: UserInfo }
  | { state: "loggedOut" }
  /** There is a session, but its guest could not be loaded. */
  | { state: "unavailable" };

/** `silently` checks with the messenger without asking the guest (`prompt=none`). */
export type AutomaticLogin = "none" | "silently" | "openly";

type Situation = {
  hasHint: boolean;
  answer: ProfileAnswer;
  /** The page runs in the messenger's in-app browser. */
  isMessengerBrowser: boolean;
  passLogin: boolean;
  /** Whether this browser can store the time of its last automatic login for the next page. */
  canRemember: boolean;
  /** The time of this browser's last automatic login, in milliseconds since 1970. */
  lastAutomaticLogin: number | undefined;
  now: number;
};

const AUTOMATIC_LOGIN_EVERY_MS = 60_000;

/**
 * The profile manager (R3.5–R3.8) as one decision, on a page that was opened with a session: the guest as far as known,
 * and whether an automatic login starts. It starts at most once a minute, never when `pass-login` forbids it, and never
 * when nothing can be stored. Anonymous visitors in the messenger's in-app browser are redirected to the login before
 * the page is rendered: see `decideRoute`.
 */
export function decideProfile(situation: Situation): { profile: ProfileState; login: AutomaticLogin } {
  const { hasHint, answer } = situation;
  if (!hasHint) {
    return {
      profile: { state: "loggedOut" },
      login: situation.isMessengerBrowser ? ifAllowed("silently", situation) : "none",
    };
  }
  switch (answer.kind) {
    case "pending":
      return { profile: { state: "loading" }, login: "none" };
    case "failed":
      return { profile: { state: "unavailable" }, login: "none" };
    case "unauthorized":
      return { profile: { state: "loggedOut" }, login: ifAllowed("silently", situation) };
    case "info":
      return answer.info.profiles.kakao.length > 0
        ? { profile: { state: "loggedIn", info: answer.info }, login: "none" }
        : { profile: { state: "loggedOut" }, login: ifAllowed("openly", situation) };
    default:
      return answer satisfies never;
  }
}

function ifAllowed(login: AutomaticLogin, situation: Situation): AutomaticLogin {
  const { passLogin, canRemember, lastAutomaticLogin, now } = situation;
  const isTooSoon = lastAutomaticLogin !== undefined && now - lastAutomaticLogin < AUTOMATIC_LOGIN_EVERY_MS;
  return passLogin || !canRemember || isTooSoon ? "none" : login;
}
