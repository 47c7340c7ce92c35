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
      <fieldset>
        <legend>{t("diet")}</legend>
        <div className={chips.chips}>
          {diets.map((diet) => (
            <label key={diet}>
              <input
                type="checkbox"
                checked={guest.diets.includes(diet)}
                onChange={(event) =>
                  onChange({
                    ...guest,
                    diets: event.target.checked
                      ? [...guest.diets, diet]
                      : guest.diets.filter((chosen) => chosen !== diet),
                  })
                }
              />
              <span>{t(`diets.${diet}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t("occasion")}</legend>
        <div className={chips.chips}>
          {occasions.map((occasion) => (
            <label key={occasion}>
              <input
                type="checkbox"
                checked={guest.occasion === occasion}
                onChange={(event) => onChange({ ...guest, occasion: event.target.checked ? occasion : "" })}
              />
              <span>{t(`occasions.${occasion}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {seating.length === 0 ? null : (
        <fieldset>
          <legend>{t("seating")}</legend>
          <div className={chips.chips}>
            {seating.map(({ code, name }) => (
              <label key={code}>
                <input
                  type="checkbox"
                  checked={guest.seating === code}
                  onChange={(event) => onChange({ ...guest, seating: event.target.checked ? code : "" })}
                />
                <span>{name}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {hasChildren ? (
        <div className={styles.line}>
          <span>{t("highChairs")}</span>
          <Counter
            label={t("highChairs")}
            less={t("less", { what: t("highChairs") })}
            more={t("more", { what: t("highChairs") })}
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
