import type { UserInfo } from "@/lib/session/schema";

/** What the back end says of the guest so far. */
export type ProfileAnswer =
  | { kind: "pending" }
  | { kind: "info"; info: UserInfo }
  | { kind: "unauthorized" }
  | { kind: "failed" };

export type ProfileState =
  | { state: "loading" }
  | { state: "loggedIn"; info: UserInfo }
  | { state: "loggedOut" }
  /** Somebody is signed in, but who it is could not be loaded. */
  | { state: "unavailable" };

/** `silently` asks the messenger without asking the guest (`prompt=none`). */
export type AutomaticLogin = "none" | "silently" | "openly";

type Situation = {
  hasHint: boolean;
  answer: ProfileAnswer;
  /** Inside the messenger's own browser. */
  isMessengerBrowser: boolean;
  passLogin: boolean;
  /** Whether this browser can tell the next page when it last logged in by itself. */
  canRemember: boolean;
  /** When this browser last logged in by itself, in milliseconds since 1970. */
  lastAutomaticLogin: number | undefined;
  now: number;
};

const AUTOMATIC_LOGIN_EVERY_MS = 60_000;

/**
 * The profile manager (R3.5–R3.8) as one decision, on a page that was opened with a session: who the guest is as far as
 * is known, and whether a login starts by itself. It never does so twice within a minute, never where `pass-login` says
 * no, and never where nothing can be remembered. Strangers in the messenger's browser are led to their login before
 * there is a page: see `decideRoute`.
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
