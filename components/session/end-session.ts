import { paths } from "@/lib/routing/paths";

/** Logs the guest out here and at the back end, and stays on the page. A browser without a connection keeps the session. */
export async function endSession(): Promise<void> {
  try {
    // Where the answer leads, and staying out, is for those who logged out by hand.
    await fetch(paths.logout(), { method: "POST", redirect: "manual", headers: { "x-app": "1" } });
  } catch (error) {
    console.warn("the session could not be ended", error);
  }
}
