"use client";

import { type CSSProperties, createElement, useState } from "react";
import { useSite } from "@/components/layout/site-context";
import { cardLabels } from "@/components/offer/card-labels";
import { cardSize } from "@/components/offer/photos/picture-size";
import { PromotionCard } from "@/components/offer/promotion-card";
import { BusyButton } from "@/components/ui/busy-button";
import grid from "@/components/ui/card-grid.module.css";
import { usePageTexts } from "@/components/ui/page-texts";
import type { PromotionCard as Promotion } from "@/lib/offer/schema";
import { AuthoredTemplate } from "@/widgets/authored-template";
import { cardKey, readFirstCards } from "@/widgets/promotion/first-cards";
import { usePromotionPages } from "@/widgets/promotion/use-promotion-pages";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import type { WidgetProps } from "@/widgets/widget-props";
import styles from "./box-promotion.module.css";

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
  return createElement(
    tag,
    attributes,
    <>
      <AuthoredTemplate authored={authored} />
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
    </>,
  );
}
