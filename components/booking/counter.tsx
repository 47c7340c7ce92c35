import styles from "@/components/booking/form-parts.module.css";
import partyRowStyles from "@/components/booking/reservation-form.module.css";
import { guestsToAdd, type PartySize, partyTotal, smallestParty } from "@/lib/booking/reservation-rules";
import type { Translator } from "@/lib/i18n/load-messages";

/** The guests of a party in the order in which they are asked for. */
const partyKinds = ["adults", "children", "infants"] as const satisfies (keyof PartySize)[];

type LineProps = {
  party: PartySize;
  t: Translator<"Reserve">;
  /** What a press on it does. */
  change: string;
};

/** The party as one line, which opens its counters; each number is named, for a script, until the form is hydrated. */
export function PartyLine({ party, t, change }: LineProps) {
  return (
    <summary className={partyRowStyles.line}>
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

type Props = {
  /** Accessible name of what is counted. */
  label: string;
  t: Translator<"Reserve">;
  value: number;
  min: number;
  max: number;
  /** The value after the next tap on +, where it is not one more. */
  next?: number;
  /** The value after the next tap on −, where it is not one less. */
  previous?: number;
  describedBy?: string | undefined;
  /** The name of what is counted in the form's markup, which a script counts until the form is hydrated. */
  unhydrated?: string | undefined;
  onChange?: ((value: number) => void) | undefined;
};

/** − n +. A button at its limit stays in place, so that a double tap hits nothing else. */
export function Counter(props: Props) {
  const { label, t, value, min, max, next, previous, describedBy, unhydrated, onChange } = props;
  return (
    <div className={styles.counter} role="group" aria-label={label} aria-describedby={describedBy}>
      <button
        type="button"
        aria-label={t("less", { what: label })}
        aria-disabled={value <= min}
        data-reserve-add={unhydrated && -1}
        onClick={onChange && (() => value > min && onChange(previous ?? value - 1))}
      >
        −
      </button>
      <output aria-live="polite" data-reserve-count={unhydrated} data-reserve-number={unhydrated && value}>
        {value}
      </output>
      <button
        type="button"
        aria-label={t("more", { what: label })}
        aria-disabled={value >= max}
        data-reserve-add={unhydrated && 1}
        onClick={onChange && (() => value < max && onChange(next ?? value + 1))}
      >
        +
      </button>
    </div>
  );
}

type PartyRowsProps = {
  party: PartySize;
  /** The most guests that the promotion takes. */
  maxPax: number;
  t: Translator<"Reserve">;
  describedBy?: string | undefined;
  /** Absent in the form's markup, where a script counts until the form is hydrated. */
  onChange?: (party: PartySize) => void;
};

/** The rows of a party (R6.2): who is counted, of what age. */
export function PartyRows({ party, maxPax, t, describedBy, onChange }: PartyRowsProps) {
  const toAdd = guestsToAdd(partyTotal(party), maxPax);
  return partyKinds.map((kind) => (
    <li key={kind}>
      <span>
        <b>{t(`party.${kind}`)}</b>
        <small>{t(`partyAge.${kind}`)}</small>
      </span>
      <Counter
        label={t(`party.${kind}`)}
        t={t}
        value={party[kind]}
        min={smallestParty[kind]}
        max={party[kind] + toAdd}
        describedBy={describedBy}
        unhydrated={onChange === undefined ? kind : undefined}
        onChange={onChange && ((value) => onChange({ ...party, [kind]: value }))}
      />
    </li>
  ));
}
