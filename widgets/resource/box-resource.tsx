"use client";

import { type CSSProperties, createElement } from "react";
import { Photo } from "@/components/photos/photo";
import { cardSize } from "@/components/photos/picture-size";
import { useSite } from "@/components/site/site-context";
import grid from "@/components/ui/card-grid.module.css";
import { readableTextColour } from "@/lib/colour/contrast";
import { paths } from "@/lib/routing/paths";
import { AuthoredTemplate } from "@/widgets/authored-template";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import type { WidgetProps } from "@/widgets/widget-props";
import styles from "./box-resource.module.css";

/** `cms-box-resource` (R4.9): hotels or outlets as cards; a card opens the resource's page. */
export function BoxResource({
  tag,
  attributes,
  authored,
  options,
  data,
  leads = false,
}: WidgetProps<"resource">) {
  const t = useWidgetTexts<"resource">();
  const { media } = useSite();
  const isReadable =
    readableTextColour(options.buttoncolor, options.buttontextcolor) === options.buttontextcolor;
  // Two columns would leave a gap for an odd number, so those cards are below each other on a phone.
  const phoneColumns = options.columns % 2 === 0 ? undefined : 1;
  const look = {
    "--columns": options.columns,
    "--phone-columns": phoneColumns,
    "--card-gap": options.gap,
    "--button": options.buttoncolor,
    "--button-text": options.buttontextcolor,
    // Colours stay as specified and authored; where their contrast is too low, a rim sets them apart.
    "--button-rim": isReadable ? undefined : readableTextColour(options.buttoncolor, options.buttontextcolor),
  } as CSSProperties;
  return createElement(
    tag,
    attributes,
    <>
      <AuthoredTemplate authored={authored} />
      {data === undefined ? (
        <p className={styles.note}>{t("notAvailable")}</p>
      ) : (
        <ul className={grid.cards} style={look}>
          {data.cards.map((card, index) => (
            <li key={card.id} className={styles.card}>
              <a className={styles.link} href={paths.resourcePage(card.id)}>
                <span className={styles.frame}>
                  {card.image === undefined ? null : (
                    <Photo
                      src={card.image}
                      alt=""
                      {...cardSize(options.columns, phoneColumns)}
                      media={media}
                      leads={leads && index === 0}
                    />
                  )}
                </span>
                <span className={styles.name}>{card.name}</span>
                {card.caption === undefined ? null : <span className={styles.caption}>{card.caption}</span>}
                <span className={styles.button}>{options.buttontext ?? t("select")}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>,
  );
}
