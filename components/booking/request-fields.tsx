"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Counter } from "@/components/booking/counter";
import styles from "@/components/booking/request-fields.module.css";
import chips from "@/components/ui/chips.module.css";
import ui from "@/components/ui/field.module.css";
import type { GuestDetails } from "@/lib/booking/guest-details";
import { forgetKeptGuest, keepGuest, readKeptGuest } from "@/lib/booking/kept-guest";
import { diets, occasions } from "@/lib/booking/special-requests";
import type { Promotion } from "@/lib/offer/schema";

/**
 * Keeps name, number and e-mail on this device where the guest asks for it, and forgets them as soon as they do not.
 */
export function KeepDetails({ guest }: { guest: GuestDetails }) {
  const t = useTranslations("Reserve");
  const [isKept, setKept] = useState(() => readKeptGuest() !== undefined);
  return (
    <label className={styles.line}>
      <span>{t("keepDetails")}</span>
      <input
        className={ui.check}
        type="checkbox"
        checked={isKept}
        onChange={(event) => {
          setKept(event.target.checked);
          if (event.target.checked) keepGuest(guest);
          else forgetKeptGuest();
        }}
      />
    </label>
  );
}

type ChipsProps = {
  legend: string;
  /** The code of each choice, and its name. */
  choices: readonly (readonly [code: string, name: string])[];
  chosen: readonly string[];
  /** Gets what is chosen now, the latest choice at its end. */
  onChange: (chosen: string[]) => void;
};

/** Choices side by side, each by a tap and taken back by another. */
export function Chips({ legend, choices, chosen, onChange }: ChipsProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div className={chips.chips}>
        {choices.map(([code, name]) => (
          <label key={code}>
            <input
              type="checkbox"
              checked={chosen.includes(code)}
              onChange={(event) => {
                const others = chosen.filter((each) => each !== code);
                onChange(event.target.checked ? [...others, code] : others);
              }}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Props = {
  guest: GuestDetails;
  /** The seating preferences that the promotion offers. */
  seating: Promotion["seating"];
  hasChildren: boolean;
  onChange: (guest: GuestDetails) => void;
};

const MAX_HIGH_CHAIRS = 4;
const MAX_NOTE = 1_000;

/** The most frequent requests by a tap; the rest as free text. All of it is optional. */
export function RequestFields({ guest, seating, hasChildren, onChange }: Props) {
  const t = useTranslations("Reserve");
  return (
    <details
      className={styles.requests}
      open={
        guest.diets.length > 0 ||
        guest.note !== "" ||
        guest.occasion !== "" ||
        guest.seating !== "" ||
        undefined
      }
    >
      <summary>{t("requestsTitle")}</summary>
      <Chips
        legend={t("diet")}
        choices={diets.map((diet) => [diet, t(`diets.${diet}`)])}
        chosen={guest.diets}
        onChange={(chosen) => onChange({ ...guest, diets: chosen })}
      />
      <Chips
        legend={t("occasion")}
        choices={occasions.map((occasion) => [occasion, t(`occasions.${occasion}`)])}
        chosen={[guest.occasion]}
        onChange={(chosen) => onChange({ ...guest, occasion: chosen.at(-1) ?? "" })}
      />
      {seating.length === 0 ? null : (
        <Chips
          legend={t("seating")}
          choices={seating.map(({ code, name }) => [code, name])}
          chosen={[guest.seating]}
          onChange={(chosen) => onChange({ ...guest, seating: chosen.at(-1) ?? "" })}
        />
      )}
      {hasChildren ? (
        <div className={styles.line}>
          <span>{t("highChairs")}</span>
          <Counter
            label={t("highChairs")}
            t={t}
            value={guest.highChairs}
            min={0}
            max={MAX_HIGH_CHAIRS}
            onChange={(highChairs) => onChange({ ...guest, highChairs })}
          />
        </div>
      ) : null}
      <label className={styles.line}>
        <span>{t("stepFree")}</span>
        <input
          className={ui.check}
          type="checkbox"
          checked={guest.stepFree}
          onChange={(event) => onChange({ ...guest, stepFree: event.target.checked })}
        />
      </label>
      <p>
        <label htmlFor="guest-note" className={styles.note}>
          {t("note")}
        </label>
        <textarea
          className={ui.field}
          id="guest-note"
          rows={3}
          maxLength={MAX_NOTE}
          value={guest.note}
          onChange={(event) => onChange({ ...guest, note: event.target.value })}
        />
      </p>
    </details>
  );
}
