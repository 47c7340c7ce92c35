"use client";

import { useLocale, useTranslations } from "next-intl";
import { type HTMLInputAutoCompleteAttribute, useState } from "react";
import { ProblemText } from "@/components/booking/form/problem-text";
import styles from "@/components/booking/form/reservation-form.module.css";
import { useLeaveNumber } from "@/components/booking/form/use-number-reader";
import { BookedFor } from "@/components/booking/steps/booked-for";
import { CountrySelect } from "@/components/booking/steps/country-select";
import { KeepDetails } from "@/components/booking/steps/keep-details";
import { RequestFields } from "@/components/booking/steps/request-fields";
import { StepTitle } from "@/components/booking/steps/step-title";
import ui from "@/components/ui/field.module.css";
import { isSignedIn } from "@/lib/account/signed-in";
import { suggestEmailAddress } from "@/lib/base/suggest-email-address";
import { type GuestDetails, guestProblems, isTooLongName, MAX_NAME } from "@/lib/booking/draft/guest-details";
import { countryReadFor, type ReadMobileNumber } from "@/lib/booking/draft/sent-number";
import type { Promotion } from "@/lib/offer/schema";
import { paths } from "@/lib/routing/paths";

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
  const leaveNumber = useLeaveNumber({ guest, readNumber, onChange });
  const problems = guestProblems(guest, readNumber);
  const isWrong = (field: OwnField) => problems.includes(field) && (isTried || left.has(field));
  const readFor = guest.mobile === "" ? undefined : countryReadFor(guest.country, guest.mobile);
  const countryOfProblem =
    readFor === undefined || readFor === ""
      ? undefined
      : new Intl.DisplayNames([locale], { type: "region" }).of(readFor);
  const meant = suggestEmailAddress(guest.email);

  const leave = (field: OwnField) => {
    if (field === "mobile") leaveNumber();
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
        {field === "name" && isTooLongName(guest.name)
          ? t("problem.nameLong", { n: MAX_NAME })
          : t(`problem.${field}`)}
        {field === "mobile" && countryOfProblem !== undefined
          ? ` ${t("readFor", { country: countryOfProblem })}`
          : null}
      </ProblemText>
    ) : null;

  return (
    <>
      <StepTitle step="guest">{t("guestTitle")}</StepTitle>
      <p className={styles.intro}>{t("guestIntro")}</p>
      {isSignedIn(document.cookie) ? null : (
        <p className={styles.hint}>
          {t("signInFirst")}{" "}
          <a href={paths.login("kakao", location.pathname + location.search + location.hash)}>
            {t("signIn")}
          </a>
        </p>
      )}
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
              <CountrySelect
                id="guest-country"
                value={guest.country}
                autoComplete="country"
                problemId={isWrong("country") ? "problem-country" : undefined}
                onChange={(country) => onChange({ ...guest, country })}
                onBlur={() => leave("country")}
              />
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
      {isSignedIn(document.cookie) ? null : <KeepDetails guest={guest} />}
      <BookedFor guest={guest} isTried={isTried} readNumber={readNumber} onChange={onChange} />
      <RequestFields guest={guest} seating={seating} hasChildren={hasChildren} onChange={onChange} />
    </>
  );
}
