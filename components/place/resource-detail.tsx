import { CmsPart } from "@/components/cms/cms-part";
import { Photos } from "@/components/offer/photos";
import { type CardLabels, PromotionGrid } from "@/components/offer/promotion-card";
import { PlaceDetails } from "@/components/place/place-details";
import button from "@/components/ui/button.module.css";
import plainText from "@/components/ui/plain-text.module.css";
import type { PartView } from "@/lib/cms/parse/part-view";
import type { Translator } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";
import type { PromotionCard } from "@/lib/offer/schema";
import type { MediaServer } from "@/lib/place/media-server";
import type { PlaceDetails as Facts } from "@/lib/place/opening-hours";
import type { Picture } from "@/lib/place/picture-schema";
import type { ResourceCard } from "@/lib/place/resource-card";
import type { Resource } from "@/lib/place/schema";
import { paths } from "@/lib/routing/paths";
import { listPageQuery } from "@/lib/routing/query-keys";
import styles from "./resource-detail.module.css";

/** A page of the outlets below a place. */
type OutletPage = { cards: ResourceCard[]; page: number; lastPage: number; total: number };

/** Everything that the overview of a resource is rendered from. */
export type ResourceDetailProps = {
  resource: Resource;
  card: ResourceCard;
  facts: Facts;
  /** The outlet's next evening with a table; undefined where none is known, and for a hotel. */
  tonight: PartView | undefined;
  pictures: readonly Picture[];
  /** A page of them; undefined when they could not be read. */
  outlets: OutletPage | undefined;
  /** Undefined when they could not be read. */
  special: PromotionCard[] | undefined;
  /** The list of current promotions; undefined when there are none. */
  promotions: PartView | undefined;
  media: MediaServer | undefined;
  locale: Locale;
  t: Translator<"Resource">;
  common: Translator<"Common">;
  placeTexts: Translator<"Widgets">;
  photos: Translator<"Photos">;
  words: CardLabels;
};

/** A hotel or an outlet in the default layout: pictures, facts, promotions. */
export function ResourceDetail(props: ResourceDetailProps) {
  const { resource, card, pictures, outlets, special, promotions, media, locale } = props;
  const { facts, tonight, t, common, placeTexts, photos, words } = props;
  const withOutlet = resource.type !== "outlet";
  return (
    <article>
      <header className={styles.head}>
        <div>
          {card.caption === undefined ? null : <p className="eyebrow">{card.caption}</p>}
          <h1>{card.name}</h1>
          {card.description === undefined ? null : (
            <p className={`${styles.lead} ${plainText.lines}`}>{card.description}</p>
          )}
          {!withOutlet && (tonight ?? promotions) !== undefined ? (
            <p className={styles.tables}>
              <a className={button.main} href={tonight === undefined ? "#offers" : "#tables"}>
                {t("seeTables")}
              </a>
            </p>
          ) : null}
          <PlaceDetails
            place={facts}
            cuisine={
              resource.cuisine === undefined
                ? undefined
                : { label: placeTexts("cuisine"), name: words.cuisine(resource.cuisine) }
            }
            locale={locale}
            t={placeTexts}
          />
        </div>
        {pictures.length === 0 ? null : (
          <div className={styles.pictures}>
            <Photos pictures={pictures} name={card.name} media={media} t={photos} />
          </div>
        )}
      </header>
      {tonight === undefined ? null : (
        <div id="tables">
          <CmsPart part={tonight} />
        </div>
      )}
      {special === undefined ? (
        <NotRead title={t("special")} text={t("specialNotRead")} retry={common("retry")} />
      ) : special.length === 0 ? null : (
        <PromotionGrid
          title={t("special")}
          words={words}
          promotions={special}
          media={media}
          withOutlet={withOutlet}
        />
      )}
      {outlets === undefined ? (
        <NotRead title={t("outlets")} text={t("outletsNotRead")} retry={common("retry")} />
      ) : outlets.cards.length === 0 ? null : (
        <section className={styles.outlets}>
          <h2>{t("outlets")}</h2>
          <ul>
            {outlets.cards.map((outlet) => (
              <li key={outlet.id}>
                <a href={paths.resourcePage(outlet.id)}>
                  <strong>{outlet.name}</strong>
                  <span>{outlet.caption ?? outlet.description}</span>
                </a>
              </li>
            ))}
          </ul>
          <Pages {...outlets} path={paths.resourcePage(resource.id)} t={t} />
        </section>
      )}
      {promotions === undefined ? null : (
        <section id="offers" className={styles.promotions}>
          <h2>{t("promotions")}</h2>
          <CmsPart part={promotions} />
        </section>
      )}
    </article>
  );
}

/** Leads to the other pages of a long list; nothing where it has only one. */
function Pages({
  page,
  lastPage,
  total,
  path,
  t,
}: Omit<OutletPage, "cards"> & { path: string; t: Translator<"Resource"> }) {
  if (lastPage === 1) return null;
  const link = (to: number, rel: "prev" | "next", text: string) => (
    <a className={button.quiet} href={path + listPageQuery(to)} rel={rel}>
      {text}
    </a>
  );
  return (
    <nav className={styles.pages} aria-label={t("outletPages")}>
      {page > 1 ? link(page - 1, "prev", t("previousOutlets")) : null}
      <p>{t("outletPage", { page, lastPage, total })}</p>
      {page < lastPage ? link(page + 1, "next", t("nextOutlets")) : null}
    </nav>
  );
}

/** Stands in the place of a list that could not be read. */
function NotRead({ title, text, retry }: { title: string; text: string; retry: string }) {
  return (
    <section className={styles.promotions}>
      <h2>{title}</h2>
      <p className={styles.lead}>{text}</p>
      <a className={button.quiet} href="?" data-again="">
        {retry}
      </a>
    </section>
  );
}
