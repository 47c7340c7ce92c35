import styles from "./payment-place.module.css";

type Props = {
  title: string;
  withoutScript: string;
  /** What a payment that was just made has come to; it stands here until the receipt says so itself. */
  heading: string | undefined;
};

/** Where a reservation's island appears; until then the shape of its card, and without scripts the reason why not. */
export function PaymentPlace({ title, withoutScript, heading }: Props) {
  return (
    <section className={styles.place}>
      <h1 className="visually-hidden">{title}</h1>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      <div id="island" className={styles.island} />
      {heading === undefined ? null : <p className={styles.heading}>{heading}</p>}
    </section>
  );
}
