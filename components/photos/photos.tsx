import { Photo } from "@/components/ui/photo";
import type { Translator } from "@/lib/i18n/translator";
import type { Picture } from "@/lib/picture/picture-schema";
import styles from "./photos.module.css";

type Props = {
  pictures: readonly Picture[];
  /** Whose they are: what the first shows where nobody has said it. */
  name: string;
  mediaOrigin: string | undefined;
  t: Translator<"Photos">;
};

/**
 * The pictures of a promotion or a place: side by side on a phone, the first above the others where there is room. Each
 * leads to the whole picture; once the page is awake the viewer shows it (`PhotoIsland`).
 */
export function Photos({ pictures, name, mediaOrigin, t }: Props) {
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
              sizes={index === 0 ? "(min-width: 900px) 620px, 100vw" : "(min-width: 900px) 300px, 50vw"}
              resizable={mediaOrigin}
              priority={index === 0}
            />
          </a>
          {caption === undefined ? null : <figcaption>{caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
