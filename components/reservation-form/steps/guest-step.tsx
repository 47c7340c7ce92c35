"use client";

import { useLocale, useTranslations } from "next-intl";
import { type HTMLInputAutoCompleteAttribute, useMemo, useState } from "react";
import { ProblemText } from "@/components/reservation-form/problem-text";
import styles from "@/components/reservation-form/reservation-form.module.css";
import { BookedFor } from "@/components/reservation-form/steps/booked-for";
import { RequestFields } from "@/components/reservation-form/steps/request-fields";
import { StepTitle } from "@/components/reservation-form/steps/step-title";
import ui from "@/components/ui/field.module.css";
import type { Promotion } from "@/lib/promotion/schema";
import { diallingCodes } from "@/lib/reservation/draft/dialling-codes";
import { type GuestDetails, guestProblems, withReadNumbers } from "@/lib/reservation/draft/guest-details";
import { countryReadFor, type ReadMobileNumber } from "@/lib/reservation/draft/sent-number";
import { suggestEmailAddress } from "@/lib/text/suggest-email-address";

/** The fields about the guest themselves. */
type OwnField = "name" | "country" | "mobile" | "email";

type Props = {
  guest: GuestDetails;
  seating: Promotion["seating"];
  hasChildren: boolean;
  isTried: boolean;
  readNumber: ReadMobileNumber;
  onChange: (guest: GuestDetails) => void;
};

/**
 * Fields for the guest's details and requests. A field shows its problem once it has been left or the guest tries to
 * continue, not while they type.
 */
export function GuestStep({ guest, seating, hasChildren, isTried, readNumber, onChange }: Props) {
  const t = useTranslations("Reserve");
  const locale = useLocale();
  const [left, setLeft] = useState<ReadonlySet<OwnField>>(new Set());
  const problems = guestProblems(guest, readNumber);
  const isWrong = (field: OwnField) => problems.includes(field) && (isTried || left.has(field));
  const countries = useMemo(() => countryNames(locale), [locale]);
  const readFor = guest.mobile === "" ? undefined : countryReadFor(guest.country, guest.mobile);
  const countryOfProblem = countries.find(({ code }) => code === readFor)?.name;
  const meant = suggestEmailAddress(guest.email);

  const leave = (field: OwnField) => {
    // The field then shows what will be sent.
    if (field === "mobile") onChange(withReadNumbers(guest, readNumber));
    if (guest[field] !== "") setLeft((before) => new Set(before).add(field));
  };
  const input = (
    field: "name" | "mobile" | "email",
    type: "text" | "tel" | "email",
    autoComplete: HTMLInputAutoCompleteAttribute,
  ) => (
    <input
      className={ui.field}
      id={`guest-${field}`}
      type={type}
      value={guest[field]}
      autoComplete={autoComplete}
      aria-required="true"
      aria-invalid={isWrong(field)}
      aria-describedby={isWrong(field) ? `problem-${field}` : undefined}
      onChange={(event) => onChange({ ...guest, [field]: event.target.value })}
      onBlur={() => leave(field)}
    />
  );
  const problem = (field: OwnField) =>
    isWrong(field) ? (
      <ProblemText id={`problem-${field}`}>
        {t(`problem.${field}`)}
        {field === "mobile" && countryOfProblem !== undefined
          ? ` ${t("readFor", { country: countryOfProblem })}`
          : null}
      </ProblemText>
    ) : null;

  return (
    <>
      <StepTitle step="guest">{t("guestTitle")}</StepTitle>
      <p className={styles.intro}>{t("guestIntro")}</p>
      <div className={styles.fields}>
        <p>
          <label htmlFor="guest-name">{t("name")}</label>
          {input("name", "text", "name")}
        </p>
        {problem("name")}
        <div className={styles.pair}>
          <div>
            <p>
              <label htmlFor="guest-country">{t("country")}</label>
              <select
                className={ui.field}
                id="guest-country"
                value={guest.country}
                autoComplete="country"
                aria-required="true"
                aria-invalid={isWrong("country")}
                aria-describedby={isWrong("country") ? "problem-country" : undefined}
                onChange={(event) => onChange({ ...guest, country: event.target.value })}
                onBlur={() => leave("country")}
              >
                <option value="">{t("chooseCountry")}</option>
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    +{diallingCodes[code]} {name}
                  </option>
                ))}
              </select>
            </p>
            {problem("country")}
          </div>
          <div>
            <p>
              <label htmlFor="guest-mobile">{t("mobile")}</label>
              {input("mobile", "tel", "tel-national")}
            </p>
            {problem("mobile")}
          </div>
        </div>
        <p>
          <label htmlFor="guest-email">{t("email")}</label>
          {input("email", "email", "email")}
        </p>
        {problem("email")}
        {meant === undefined || !left.has("email") ? null : (
          <p className={styles.meant} role="status">
            {t("emailMeant")}{" "}
            <button type="button" onClick={() => onChange({ ...guest, email: meant })}>
              {meant}
            </button>
          </p>
        )}
      </div>
      <BookedFor guest={guest} isTried={isTried} readNumber={readNumber} onChange={onChange} />
      <RequestFields guest={guest} seating={seating} hasChildren={hasChildren} onChange={onChange} />
    </>
  );
}

/** Returns the countries by their name in the reader's language, Korea first. */
function countryNames(locale: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const all = Object.keys(diallingCodes).map((code) => ({ code, name: names.of(code) ?? code }));
  return all.sort((a, b) =>
    a.code === "KR" ? -1 : b.code === "KR" ? 1 : a.name.localeCompare(b.name, locale),
  );
}
