import { Photo } from "@/components/offer/photo";
import styles from "@/components/offer/photos.module.css";
import plainText from "@/components/ui/plain-text.module.css";
import type { Translator } from "@/lib/i18n/load-messages";
import type { MediaServer } from "@/lib/place/media-server";
import type { Picture } from "@/lib/place/picture-schema";

type Props = {
  pictures: readonly Picture[];
  /** Name of the promotion or place: the first picture's text where it has none of its own. */
  name: string;
  media: MediaServer | undefined;
  t: Translator<"Photos">;
};

/** Displayed widths, as in the style sheet: full width above or below the others, and beside another one. */
const ACROSS = "(min-width: 1264px) 615px, (min-width: 900px) 48vw, calc(100vw - 66px)";
const BESIDE = "(min-width: 1264px) 303px, (min-width: 900px) 24vw, calc(100vw - 66px)";

/**
 * The pictures of a promotion or a place: side by side on a phone, the first above the others where there is room. Each
 * links to the full picture; once the page is hydrated the viewer shows it (`PhotoIsland`).
 */
export function Photos({ pictures, name, media, t }: Props) {
  return (
    <div className={styles.photos} role="group" aria-label={t("title")}>
      {pictures.map(({ url, alt, caption }, index) => (
        <figure key={url}>
          <a
            href={url}
            data-photo={index}
            aria-label={[t("open", { place: index + 1, count: pictures.length }), alt ?? caption]
              .filter(Boolean)
              .join(": ")}
          >
            <Photo
              src={url}
              alt={alt ?? (index === 0 && caption === undefined ? name : "")}
              sizes={isAcross(index, pictures.length) ? ACROSS : BESIDE}
              media={media}
              leads={index === 0}
            />
          </a>
          {caption === undefined ? null : <figcaption className={plainText.lines}>{caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}

/** Returns whether a picture has the full width: the first does, and the last where none is beside it. */
function isAcross(index: number, count: number): boolean {
  return index === 0 || (index === count - 1 && count % 2 === 0);
}
