import type { ReactNode } from "react";
import styles from "./notice.module.css";

type Props = {
  title: string;
  message?: string;
  /** A further sentence, which the server may complete in every answer. */
  note?: string;
  children?: ReactNode;
};

/** A page with a single message and the next step. */
export function Notice({ title, message, note, children }: Props) {
  return (
    <section className={styles.notice}>
      <svg className={styles.picture} viewBox="0 0 240 120" aria-hidden="true">
        <circle cx="168" cy="42" r="24" fill="var(--saffron)" opacity="0.9" />
        <path d="M0 74q30-22 60 0t60 0 60 0 60 0v46H0z" fill="var(--sea)" opacity="0.35" />
        <path d="M0 88q30-18 60 0t60 0 60 0 60 0v32H0z" fill="var(--sea)" opacity="0.55" />
        <path d="M0 102q30-14 60 0t60 0 60 0 60 0v18H0z" fill="var(--pine)" />
      </svg>
      <h1>{title}</h1>
      {message === undefined ? null : <p>{message}</p>}
      {children === undefined ? null : <div className={styles.actions}>{children}</div>}
      {note === undefined ? null : (
        <p className={styles.note} suppressHydrationWarning>
          {note}
        </p>
      )}
    </section>
  );
}
