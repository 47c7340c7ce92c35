import styles from "./draft-banner.module.css";

type Props = { title: string; message: string };

/** Says over a draft that it is one, and until when it is shown. A plain component, for it stands inside a `Screen`. */
export function DraftBanner({ title, message }: Props) {
  return (
    <aside className={styles.banner} aria-label={title}>
      <strong>{title}</strong>
      <span>{message}</span>
    </aside>
  );
}
