import type { SharedPage, SharedPages } from "@/lib/copies/shared-pages";
import type { Drawn, PageName } from "@/lib/front/page/page-store";
import { log } from "@/lib/log/log";

type Options = {
  pages: Pick<SharedPages, "read" | "write" | "forget">;
  /** How many publications this copy knows of; undefined while it does not know. */
  version: () => number | undefined;
  /** In milliseconds since 1970. */
  now?: () => number;
};

/** A page that another copy has drawn so lately is as good as one drawn now. */
const JUST_NOW_MS = 10_000;

/**
 * Draws pages once for all copies of the server: what another copy has just drawn of the same publications is taken from
 * it, and where the application fails, the last good page that any of them drew is shown, also by a copy that has just
 * been started. What is gone is gone for all.
 */
export function sharedDrawing(
  draw: (name: PageName) => Promise<Drawn>,
  { pages, version, now = Date.now }: Options,
): (name: PageName) => Promise<Drawn> {
  return async (name) => {
    const key = `${name.audience} ${name.path}`;
    const known = version();
    const earlier = await pages.read(key);
    const isCurrent = known !== undefined && earlier?.version === known;
    if (earlier !== undefined && isCurrent && now() - earlier.drawnAt < JUST_NOW_MS) return toDrawn(earlier);
    const drawn = await draw(name);
    const { status, headers, body } = drawn.answer;
    if (status === 404) await pages.forget(key);
    if (status === 200) {
      const contentType = String(headers["content-type"] ?? "text/html; charset=utf-8");
      await pages.write(key, { body, contentType, tags: drawn.tags, drawnAt: now(), version: known });
    }
    if (status < 500 || earlier === undefined) return drawn;
    log.warn(`${name.path}: answered with what was drawn last by any copy, the application said ${status}`);
    return toDrawn(earlier);
  };
}

function toDrawn({ body, contentType, tags }: SharedPage): Drawn {
  return { answer: { status: 200, headers: { "content-type": contentType }, body }, tags };
}
