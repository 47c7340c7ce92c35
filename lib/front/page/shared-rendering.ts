import type { PageName, RenderedPage } from "@/lib/front/page/page-store";
import type { SharedPage, SharedPages } from "@/lib/instances/shared-pages";
import { log } from "@/lib/log/log";
import { publicPath } from "@/lib/routing/template/route-template";

type Options = {
  pages: Pick<SharedPages, "read" | "write" | "forget">;
  /** Returns the number of publications this instance knows of; `undefined` while it is unknown. */
  version: () => number | undefined;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** A page that another instance rendered this recently is as good as a new one. */
const JUST_NOW_MS = 10_000;

/**
 * Renders pages once for all instances of the server: a page that another instance has just rendered at the same
 * publication is reused. Where the application fails, the last good page of any instance is served, even by an
 * instance that has just started. A page that is gone is removed for all of them.
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
    if (earlier !== undefined && isCurrent && now() - earlier.renderedAt < JUST_NOW_MS)
      return toRenderedPage(earlier);
    const rendered = await render(name);
    const { status, headers, body } = rendered.answer;
    if (status === 404) await pages.forget(key);
    if (status === 200) {
      const contentType = String(headers["content-type"] ?? "text/html; charset=utf-8");
      await pages.write(key, { body, contentType, tags: rendered.tags, renderedAt: now(), version: known });
    }
    if (status < 500 || earlier === undefined) return rendered;
    log.warn(`${publicPath(name.path)}: served the last page of any instance, rendering returned ${status}`);
    return { ...toRenderedPage(earlier), isLastGood: true };
  };
}

function toRenderedPage({ body, contentType, tags }: SharedPage): RenderedPage {
  return { answer: { status: 200, headers: { "content-type": contentType }, body }, tags };
}
