import { parseCookie } from "cookie";
import { answerRoute } from "@/lib/front/answer-route";
import { bareAnswer, type FrontAnswer, type FrontRequest } from "@/lib/front/front-message";
import { answerFinished } from "@/lib/front/page/finished-bytes";
import type { PageServices } from "@/lib/front/page/page-answer";
import type { PageName } from "@/lib/front/page/page-store";
import { CALL_POLICY, POLICY } from "@/lib/front/policy/content-policy";
import { OWN_ORIGIN_ONLY } from "@/lib/front/policy/security-headers";
import { locales } from "@/lib/i18n/locales";

/** Where what wakes pages lies: behind it the page's hash, its language and its path. */
export const WAKING_PATH = "/wake/";

const ADDRESS = new RegExp(`^${WAKING_PATH}([\\w-]{22})/(${locales.join("|")})(/.*)$`);
/** The hash stands for the content, so it never changes; it may be a members' page, so no one else keeps it. */
const FOR_GOOD = "private, max-age=31536000, immutable";

/** The address of what wakes a page. */
export function wakingAddress({ path }: PageName, hash: string): string {
  const [, locale = "", ...steps] = path.split("/");
  return `${WAKING_PATH}${hash}/${locale}/${steps.join("/")}`;
}

/** Answers with what wakes a page; 404 where that page is no more, and the browser then asks for the page anew. */
export async function answerWaking(
  request: FrontRequest,
  pathname: string,
  { store, settings, audienceOf }: Pick<PageServices, "store" | "settings" | "audienceOf">,
): Promise<FrontAnswer> {
  if (request.method !== "GET" && request.method !== "HEAD") return bareAnswer(405, { allow: "GET, HEAD" });
  const [, hash, language, page] = ADDRESS.exec(pathname) ?? [];
  if (hash === undefined || page === undefined) return bareAnswer(404);
  const route = answerRoute(
    {
      method: "GET",
      pathname: page,
      query: "",
      header: () => null,
      cookie: (name) => (name === "language" ? language : undefined),
    },
    settings,
  );
  if (route.kind !== "page" || !route.isShared) return bareAnswer(404);
  const audience = await audienceOf(parseCookie(request.headers.cookie ?? ""));
  // A browser may have kept a stranger's page from before a login; what wakes that one is everybody's.
  const file =
    (await store.readWaking({ path: route.path, audience }, hash)) ??
    (audience === "stranger"
      ? undefined
      : await store.readWaking({ path: route.path, audience: "stranger" }, hash));
  if (file === undefined) return bareAnswer(404);
  const asking = {
    acceptEncoding: request.headers["accept-encoding"],
    ifNoneMatch: request.headers["if-none-match"],
  };
  return answerFinished(file, asking, 200, {
    "cache-control": FOR_GOOD,
    [POLICY]: CALL_POLICY,
    ...OWN_ORIGIN_ONLY,
  });
}
