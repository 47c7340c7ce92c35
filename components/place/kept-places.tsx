"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useSite } from "@/components/layout/site-context";
import { fixedSize, Photo } from "@/components/offer/photo";
import styles from "@/components/place/kept-places.module.css";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import { LoadFailure } from "@/components/ui/load-failure";
import { useCall } from "@/components/ui/use-call";
import { forgetPath, type Kept, readKept } from "@/lib/place/kept-paths";
import { type PlaceCard, readPlaceCards } from "@/lib/place/place-cards";

const PICTURE = 64;
const kinds: readonly Kept[] = ["favourites", "viewed"];

const readAll = () => ({ favourites: readKept("favourites"), viewed: readKept("viewed") });

/** What this device keeps for the guest: favourites, and the places and offers seen last, until they forget them. */
export function KeptPlaces() {
  const t = useTranslations("Kept");
  const id = useId();
  const [paths, setPaths] = useState(readAll);
  const all = [...new Set([...paths.favourites, ...paths.viewed])];
  const [requested] = useState(() => all.join());
  const { data, error, mutate } = useCall(
    readPlaceCards,
    requested === "" ? undefined : { paths: requested },
  );
  if (all.length === 0) return null;
  if (data === undefined) {
    return error === undefined ? (
      <div className={styles.skeleton} aria-busy="true" />
    ) : (
      <p className={styles.note} role="alert">
        <LoadFailure error={error} retry={() => mutate()} text={t("notLoaded")} />
      </p>
    );
  }
  const forget = (kept: Kept, path?: string) => {
    forgetPath(kept, path);
    setPaths(readAll());
  };
  const shown = kinds
    .map((kept) => ({
      kept,
      cards: paths[kept].flatMap((path) => data.cards.find((card) => card.path === path) ?? []),
    }))
    .filter(({ cards }) => cards.length > 0);
  if (shown.length === 0) return null;
  return (
    <div className={styles.kept}>
      {shown.map(({ kept, cards }) => (
        <section key={kept} aria-labelledby={`${id}-${kept}`}>
          <header>
            <h3 id={`${id}-${kept}`}>{t(kept)}</h3>
            <button type="button" aria-label={t("clear", { list: t(kept) })} onClick={() => forget(kept)}>
              {t("forget")}
            </button>
          </header>
          <ul>
            {cards.map((card) => (
              <li key={card.path}>
                <Place card={card} />
                <button
                  type="button"
                  className={`${button.icon} ${styles.remove}`}
                  aria-label={t("remove", { name: card.name, list: t(kept) })}
                  onClick={() => forget(kept, card.path)}
                >
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.note}>{t("note")}</p>
    </div>
  );
}

function Place({ card: { path, name, place, image } }: { card: PlaceCard }) {
  const { media } = useSite();
  return (
    <a href={path}>
      <span className={styles.picture}>
        {image === undefined ? null : <Photo src={image} alt="" {...fixedSize(PICTURE)} media={media} />}
      </span>
      <span>
        <b>{name}</b>
        {place === undefined ? null : <small>{place}</small>}
      </span>
    </a>
  );
}
