import styles from "@/components/kept-places/favourite-heart.module.css";

type Props = {
  label: string;
  /** The label is seen beside the heart; otherwise it is only read out. */
  isLabelled?: boolean;
};

/**
 * Makes the place or offer of this page a favourite on this device (`lib/page-script/idle/favourites.ts`). A checkbox,
 * so that a press shows at once, on a page that has not loaded any script yet too.
 */
export function FavouriteHeart({ label, isLabelled = false }: Props) {
  return (
    <label className={isLabelled ? `${styles.heart} ${styles.labelled}` : styles.heart}>
      <input className="visually-hidden" type="checkbox" data-favourite="" />
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20C2 13 4 5 8 5c3 0 4 3 4 3s1-3 4-3c4 0 6 8-4 15z" />
      </svg>
      <span className={isLabelled ? undefined : "visually-hidden"}>{label}</span>
    </label>
  );
}
