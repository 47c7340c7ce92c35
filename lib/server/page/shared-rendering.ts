import { REFUSED_TAG } from "@/lib/http/sources";
import { publicPath } from "@/lib/routing/route-template";
import type { SharedPage, SharedPages } from "@/lib/server/instances/shared-pages";
import { log } from "@/lib/server/log/log";
import {
  FRESH_MS,
  isShortLived,
  type PageName,
  RENDER_AGAIN_MS,
  type RenderedPage,
} from "@/lib/server/page/page-store";

type Options = {
  pages: Pick<SharedPages, "read" | "write" | "confirm" | "forget">;
  /** Returns the number of publications this instance knows of; `undefined` while it is unknown. */
  version: () => number | undefined;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** A page with something of the moment, such as availability, is as good as a new one for this long. */
const JUST_NOW_MS = 10_000;

/**
 * Renders pages once for all instances of the server: a page of another instance at the same publication is reused as
 * long as it is fresh there, from its rendering or from the last time its sources were found unchanged. Where the
 * application fails or the back end refuses the page's address, the last good page of any instance is served, even by
 * an instance that has just started. A page that is gone is removed for all of them.
 */
export function shareRendering(
  render: (name: PageName) => Promise<RenderedPage>,
  { pages, version, now = Date.now }: Options,
): (name: PageName) => Promise<RenderedPage> {
  return async (name) => {
    const key = `${name.audience} ${name.path}`;
    const known = version();
    const earlier = await pages.read(key);
    const isCurrent = known !== undefined && earlier?.version === known;
    if (earlier !== undefined && isCurrent && isFresh(earlier, now())) return toRenderedPage(earlier);
    const rendered = await render(name);
    const { status, headers, body } = rendered.answer;
    const isRefused = status === 404 && rendered.tags.has(REFUSED_TAG);
    if (status === 404 && !isRefused) await pages.forget(key);
    if (status === 200) {
      const contentType = String(headers["content-type"] ?? "text/html; charset=utf-8");
      await pages.write(key, { body, contentType, tags: rendered.tags, version: known, ...atOnce(now()) });
    }
    const { isUnchanged } = rendered;
    const isConfirmed = async () => {
      const isSame = (await isUnchanged?.()) ?? false;
      if (isSame) void pages.confirm(key, now());
      return isSame;
    };
    if ((status < 500 && !isRefused) || earlier === undefined)
      return { ...rendered, isUnchanged: isUnchanged && isConfirmed };
    log.warn(`${publicPath(name.path)}: served the last page of any instance, rendering returned ${status}`);
    return { ...toRenderedPage(earlier), isLastGood: true };
  };
}

const atOnce = (now: number) => ({ renderedAt: now, confirmedAt: now });

function isFresh({ renderedAt, confirmedAt, tags }: SharedPage, now: number): boolean {
  // The clocks of two machines differ, in either direction.
  const age = (at: number) => Math.abs(now - at);
  if (isShortLived(tags)) return age(renderedAt) < JUST_NOW_MS;
  return age(confirmedAt) < FRESH_MS && age(renderedAt) < RENDER_AGAIN_MS;
}

function toRenderedPage({ body, contentType, tags, renderedAt, confirmedAt }: SharedPage): RenderedPage {
  return {
    answer: { status: 200, headers: { "content-type": contentType }, body },
    tags,
    elsewhere: { renderedAt, confirmedAt },
  };
}
