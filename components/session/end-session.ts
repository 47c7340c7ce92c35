import { forgetKeptGuest } from "@/lib/reservation/kept-guest";
import { paths } from "@/lib/routing/paths";

/** Logs the guest out here and at the back end, and stays on the page. Without a connection the session is kept. */
export async function endSession(): Promise<void> {
  try {
    // The redirect, and the end of automatic logins, are for a logout by hand.
    forgetKeptGuest();
    await fetch(paths.logout(), { method: "POST", redirect: "manual", headers: { "x-app": "1" } });
  } catch (error) {
    console.warn("the session could not be ended", error);
  }
}
