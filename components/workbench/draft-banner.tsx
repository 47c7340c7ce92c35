import type { ReactNode } from "react";
import styles from "./draft-banner.module.css";

type Props = {
  title: string;
  message: string;
  /** Links to the draft in other languages. */
  children?: ReactNode;
};

/**
 * Says above a draft that it is one, and until when it is shown. A plain component, because it is inside a
 * `PageContent`.
 */
export function DraftBanner({ title, message, children }: Props) {
  return (
    <aside className={styles.banner} aria-label={title}>
      <strong>{title}</strong>
      <span>{message}</span>
      {children}
    </aside>
  );
}
