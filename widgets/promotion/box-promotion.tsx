"use client";

import { type CSSProperties, useCallback, useEffect, useRef, useState } from "react";
import { useSite } from "@/components/layout/site-context";
import { cardSize } from "@/components/offer/photo";
import { cardLabels, PromotionCard } from "@/components/offer/promotion-card";
import { BusyButton } from "@/components/ui/busy-button";
import grid from "@/components/ui/card-grid.module.css";
import { usePageTexts } from "@/components/ui/page-texts";
import { showError } from "@/components/ui/show-error";
import type { PromotionPageQuery } from "@/lib/offer/endpoints";
import { areFresh, listKey, NEXT_PAGE, nextCardsAddress, takeNextCards } from "@/lib/offer/next-cards";
import type { PromotionCard as Promotion, PromotionCard as PromotionFacts } from "@/lib/offer/schema";
import { loadAhead } from "@/lib/server/before-hydration/hydration/load-ahead";
import { cardKey, type FirstCard, readFirstCards } from "@/widgets/promotion/first-cards";
import { ReplacedContent } from "@/widgets/replaced-content";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import type { WidgetProps } from "@/widgets/widget-props";
import styles from "./box-promotion.module.css";

/** More can be loaded, loading, at the end, or failed (R4.10: loaded, complete, error). */
type ListState = "loaded" | "loading" | "complete" | "error";

type Pages = {
  further: PromotionFacts[];
  page: number;
  lastPage: number;
  /** The last page that was read again after the one that follows it. */
  settled: number;
};

/** Distance ahead of the reader at which the next cards are loaded, in heights of the window. */
const REACH = "150%";

/**
 * The pages of a promotion list: the first from the server, the others as the end comes into reach. After a page, the
 * one before it is read again: when an offer goes away meanwhile, the next one moves there. The loaded ones are stored
 * when the reader leaves and restored, with the scroll position, when Back returns them here.
 */
export function usePromotionPages(
  { data, options, scope, slot }: WidgetProps<"promotion">,
  first: readonly FirstCard[],
) {
  const list = listKey(scope, slot);
  const [requested] = useState(() => takeNextCards(list));
  const [pages, setPages] = useState<Pages>(() =>
    requested?.shown === undefined
      ? { further: [], page: 1, lastPage: data?.lastPage ?? 1, settled: 0 }
      : {
          further: withNew(first, [], requested.shown.rows),
          page: NEXT_PAGE,
          lastPage: requested.shown.lastPage,
          settled: 0,
        },
  );
  const [state, setState] = useState<ListState>(() =>
    data === undefined ? "error" : endOr("loaded", pages),
  );
  const isBusy = useRef(false);
  const sentinel = useRef<HTMLDivElement>(null);
  const resourceId = data?.resourceId ?? Number(options.resourceid ?? Number.NaN);

  const loadMore = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState("loading");
    const page = first.length + pages.further.length === 0 ? 1 : pages.page + 1;
    const read = (number: number) =>
      fetchPage({ resourceId, page: number, perPage: options.perpage, withOutlet: options.withoutlet });
    const isRequested = page === NEXT_PAGE && requested !== undefined && areFresh(requested);
    const answer = isRequested ? await requested.answer : undefined;
    const result = answer === undefined ? await read(page) : { ok: true as const, value: answer };
    const before = result.ok ? await Promise.all(unsettledPages({ ...pages, page }).map(read)) : [];
    isBusy.current = false;
    const failed = result.ok ? before.find((each) => !each.ok) : result;
    if (!result.ok || failed !== undefined) {
      setState("error");
      if (failed !== undefined) showError(failed.error);
      return;
    }
    const rows = [...before, result].flatMap((each) => (each.ok ? each.value.rows : []));
    const { lastPage } = result.value;
    const next = { further: withNew(first, pages.further, rows), page, lastPage, settled: page - 1 };
    setPages(next);
    setState(endOr("loaded", next));
  }, [requested, first, pages, options, resourceId]);

  useEffect(() => {
    const end = sentinel.current;
    if (state !== "loaded" || end === null) return;
    loadAhead(loadFetch);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: REACH,
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [state, loadMore]);

  useRestoredPages(list, pages, (restored) => {
    const settled = restored.page - 1;
    const next = { ...restored, settled, further: withNew(first, [], restored.further) };
    setPages(next);
    setState(endOr("loaded", next));
  });

  const query = { resourceId, perPage: options.perpage, withOutlet: options.withoutlet };
  const next = nextCardsAddress(query, options.columns);
  return { further: pages.further, state, next, sentinel, loadMore };
}

const loadFetch = () => import("@/widgets/promotion/fetch-promotion-page");

async function fetchPage(query: PromotionPageQuery) {
  const { fetchPromotionPage } = await loadFetch();
  return fetchPromotionPage(query);
}

/** Returns the pages that are to be read again once the latest one has been read. */
function unsettledPages({ page, settled }: Pick<Pages, "page" | "settled">): number[] {
  return Array.from({ length: page - 1 - settled }, (_, index) => settled + 1 + index);
}

function endOr(state: ListState, { page, lastPage }: Pages): ListState {
  return page >= lastPage ? "complete" : state;
}

/** Adds new rows; a row that moved between two pages while the reader scrolled is shown once. */
function withNew(
  first: readonly FirstCard[],
  further: readonly PromotionFacts[],
  rows: readonly PromotionFacts[],
): PromotionFacts[] {
  const known = new Set([...first.map(({ key }) => key), ...further.map(cardKey)]);
  const added = new Map(rows.filter((row) => !known.has(cardKey(row))).map((row) => [cardKey(row), row]));
  return [...further, ...added.values()];
}

function useRestoredPages(
  list: string,
  pages: Pages,
  restore: (pages: Omit<Pages, "settled">) => void,
): void {
  const latest = useRef(pages);
  latest.current = pages;
  const restoreOnce = useRef(restore);
  useEffect(() => {
    let isGone = false;
    const storing = import("@/lib/offer/list-scroll-position").then(
      ({ rememberListPosition, readListPosition }) => {
        if (isGone) return () => {};
        const stored = readListPosition(list);
        if (stored !== undefined && stored.pages.page > 1) {
          restoreOnce.current(stored.pages);
          requestAnimationFrame(() => requestAnimationFrame(() => window.scrollTo(0, stored.scrollY)));
        }
        const rememberPosition = () =>
          rememberListPosition(list, { pages: latest.current, scrollY: window.scrollY });
        window.addEventListener("pagehide", rememberPosition);
        return () => window.removeEventListener("pagehide", rememberPosition);
      },
    );
    return () => {
      isGone = true;
      storing.then((stop) => stop());
    };
  }, [list]);
}

/**
 * `cms-box-promotion` (R4.10): promotion cards; the next ones load as the reader nears the end, and after Back the same
 * list is at the same position.
 */
export function BoxPromotion(props: WidgetProps<"promotion">) {
  const { tag, attributes, authored, options, data, leads = false } = props;
  const t = useWidgetTexts<"promotion">();
  const { locale } = usePageTexts();
  const words = cardLabels(t, locale);
  const { media } = useSite();
  const filtered = data?.filtered;
  const [first] = useState(() => readFirstCards(props, data?.cards ?? []));
  const { further, state, next, sentinel, loadMore } = usePromotionPages(props, first);
  // The pressed button stays meanwhile, and says what it does.
  const [isRetrying, setRetrying] = useState(false);
  const card = (promotion: Promotion, isFirst = false) => (
    <PromotionCard
      promotion={promotion}
      words={words}
      media={media}
      size={cardSize(options.columns)}
      withOutlet={options.withoutlet}
      leads={leads && isFirst}
    />
  );
  return (
    <ReplacedContent tag={tag} attributes={attributes} authored={authored}>
      <ul className={grid.cards} style={{ "--columns": options.columns } as CSSProperties}>
        {first.map((known, index) =>
          "html" in known ? (
            <li
              key={known.key}
              data-card={known.key}
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML, kept unchanged
              dangerouslySetInnerHTML={{ __html: known.html }}
            />
          ) : (
            <li key={known.key} data-card={known.key}>
              {card(known.promotion, index === 0)}
            </li>
          ),
        )}
        {further.map((promotion) => (
          <li key={cardKey(promotion)}>{card(promotion)}</li>
        ))}
        {state === "loading" && !isRetrying
          ? [1, 2].map((index) => (
              <li key={`loading-${index}`} className={styles.skeleton} aria-hidden="true">
                <span />
                <i />
                <i />
              </li>
            ))
          : null}
      </ul>
      <div
        ref={sentinel}
        data-list-state={state}
        data-list-next={state === "loaded" ? next : undefined}
        data-hydrate-visible={state === "loaded" ? "" : undefined}
        role="status"
      >
        {state === "complete" && first.length + further.length === 0 ? (
          <p className={styles.note}>
            {t(filtered === undefined ? "noPromotions" : "noMatch")}{" "}
            {filtered === undefined ? null : <a href={filtered.path}>{t("filterClear")}</a>}
          </p>
        ) : null}
        {(filtered?.unchecked ?? 0) > 0 ? <p className={styles.note}>{t("someNotChecked")}</p> : null}
        {state === "loading" && !isRetrying ? (
          <span className="visually-hidden">{t("loadingMore")}</span>
        ) : null}
        {state === "error" || isRetrying ? (
          <p className={styles.note}>
            {first.length + further.length === 0 ? t("notAvailable") : t("couldNotLoad")}{" "}
            <BusyButton
              className={styles.retry}
              words={[t("retry"), t("loadingMore")]}
              onPress={async () => {
                setRetrying(true);
                await loadMore();
                setRetrying(false);
              }}
            />
          </p>
        ) : null}
      </div>
    </ReplacedContent>
  );
}
