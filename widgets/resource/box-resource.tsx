"use client";

import type { CSSProperties } from "react";
import { useSite } from "@/components/layout/site-context";
import { cardSize, Photo } from "@/components/offer/photo";
import grid from "@/components/ui/card-grid.module.css";
import { readableTextColour } from "@/lib/base/contrast";
import { paths } from "@/lib/routing/paths";
import type { DataOf, OptionsOf } from "@/widgets/definitions";
import { ReplacedContent } from "@/widgets/replaced-content";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import type { WidgetProps } from "@/widgets/widget-props";
import styles from "./box-resource.module.css";

/**
 * `cms-box-resource` (R4.9): hotels or outlets as cards, if wanted below the names of their hotels; a card opens the
 * resource's page.
 */
export function BoxResource(props: WidgetProps<"resource">) {
  const { tag, attributes, authored, options, data, leads = false } = props;
  const t = useWidgetTexts<"resource">();
  const caption = options.buttontext ?? t("select");
  return (
    <ReplacedContent tag={tag} attributes={attributes} authored={authored}>
      {data === undefined ? (
        <p className={styles.note}>{t("notAvailable")}</p>
      ) : data.hotels === undefined ? (
        <Cards cards={data.cards} options={options} caption={caption} leads={leads} />
      ) : (
        data.hotels.map(({ name, href, city, cards }, index) => (
          <section key={href} className={styles.hotel}>
            <h3>
              <a href={href}>{name}</a>
            </h3>
            <Cards
              cards={cards}
              city={city}
              // Every hotel's row is full.
              options={{ ...options, columns: Math.min(options.columns, cards.length) }}
              caption={caption}
              leads={leads && index === 0}
            />
          </section>
        ))
      )}
    </ReplacedContent>
  );
}

type CardsProps = {
  cards: DataOf<"resource">["cards"];
  city?: string | undefined;
  options: OptionsOf<"resource">;
  /** What the button of each card says. */
  caption: string;
  leads: boolean;
};

function Cards({ cards, city, options, caption, leads }: CardsProps) {
  const { media } = useSite();
  const isReadable =
    readableTextColour(options.buttoncolor, options.buttontextcolor) === options.buttontextcolor;
  // In pairs on a phone; of an odd number the first has the width of two, so that no place is empty.
  const isFirstWide = options.columns > 1 && cards.length % 2 === 1;
  const look = {
    "--columns": options.columns,
    "--card-gap": options.gap,
    "--button": options.buttoncolor,
    "--button-text": options.buttontextcolor,
    // Colours stay as specified and authored; where their contrast is too low, a rim sets them apart.
    "--button-rim": isReadable ? undefined : readableTextColour(options.buttoncolor, options.buttontextcolor),
  } as CSSProperties;
  return (
    <ul className={isFirstWide ? `${grid.cards} ${styles.odd}` : grid.cards} style={look}>
      {cards.map((card, index) => (
        <li key={card.id} className={styles.card}>
          <a className={styles.link} href={paths.resourcePage(card.id)}>
            <span className={`${grid.frame} ${styles.frame}`}>
              {card.image === undefined ? null : (
                <Photo
                  src={card.image}
                  alt=""
                  {...cardSize(options.columns, isFirstWide && index === 0 ? 1 : undefined)}
                  media={media}
                  leads={leads && index === 0}
                />
              )}
            </span>
            {city === undefined ? null : <span className={styles.city}>{city}</span>}
            <span className={styles.name}>{card.name}</span>
            {card.caption === undefined ? null : <span className={styles.caption}>{card.caption}</span>}
            <span className={options.quiet ? styles.quiet : styles.button}>{caption}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
