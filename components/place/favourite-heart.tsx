import styles from "@/components/place/favourite-heart.module.css";
import field from "@/components/ui/field.module.css";
import { Icon } from "@/components/ui/icon";

type Props = {
  label: string;
  /** At the end of a page: the label is seen beside the heart; otherwise it is only read out. */
  isLabelled?: boolean;
};

/**
 * Makes the place or offer of this page a favourite on this device (`lib/server/before-hydration/idle/kept-choices.ts`). A checkbox,
 * so that a press shows at once, on a page that has not loaded any script yet too.
 */
export function FavouriteHeart({ label, isLabelled = false }: Props) {
  return (
    <label className={isLabelled ? styles.labelled : styles.heart}>
      <input className={field.over} type="checkbox" data-favourite="" />
      <Icon name="heart" />
      {isLabelled ? label : <span className="visually-hidden">{label}</span>}
    </label>
  );
}
