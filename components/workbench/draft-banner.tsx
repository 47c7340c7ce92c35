import styles from "./draft-banner.module.css";

type Props = { title: string; message: string };

/**
 * Says above a draft that it is one, and until when it is shown. A plain component, because it is inside a `Screen`.
 */
export function DraftBanner({ title, message }: Props) {
  return (
    <aside className={styles.banner} aria-label={title}>
      <strong>{title}</strong>
      <span>{message}</span>
    </aside>
  );
}
