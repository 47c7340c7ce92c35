import type { ReactNode } from "react";
import styles from "@/components/booking/reservation-form.module.css";
import type { PartySize } from "@/lib/booking/reservation-rules";
import type { Translator } from "@/lib/i18n/load-messages";

/** The guests of a party in the order in which they are asked for. */
export const partyKinds = ["adults", "children", "infants"] as const satisfies (keyof PartySize)[];

type Props = {
  kind: keyof PartySize;
  t: Translator<"Reserve">;
  /** Counts the guests of this kind. */
  children: ReactNode;
};

/** One row of the party (R6.2): who is counted, of what age. */
export function PartyRow({ kind, t, children }: Props) {
  return (
    <li>
      <span>
        <b>{t(`party.${kind}`)}</b>
        <small>{t(`partyAge.${kind}`)}</small>
      </span>
      {children}
    </li>
  );
}

type LineProps = {
  party: PartySize;
  t: Translator<"Reserve">;
  /** What a press on it does. */
  change: string;
};

/** The party as one line, which opens its counters; each number is named, for a script, until the form is hydrated. */
export function PartyLine({ party, t, change }: LineProps) {
  return (
    <summary className={styles.line}>
      <span>
        {partyKinds.map((kind) => (
          <b key={kind} hidden={party[kind] === 0} data-reserve-line={kind}>
            {t(`party.${kind}`)} <span>{party[kind]}</span>
          </b>
        ))}
      </span>
      <small>{change}</small>
    </summary>
  );
}

/** Returns the accessible names of a row's counter. */
export function partyCounterLabels(kind: keyof PartySize, t: Translator<"Reserve">) {
  const label = t(`party.${kind}`);
  return { label, less: t("less", { what: label }), more: t("more", { what: label }) };
}
