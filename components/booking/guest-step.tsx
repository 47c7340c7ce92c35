"use client";

import { useLocale, useTranslations } from "next-intl";
import { type HTMLInputAutoCompleteAttribute, useMemo, useState } from "react";
import { KeepDetails, RequestFields } from "@/components/booking/request-fields";
import request from "@/components/booking/request-fields.module.css";
import styles from "@/components/booking/reservation-form.module.css";
import { ProblemText, StepTitle } from "@/components/booking/step-mark";
import { useLeaveNumber } from "@/components/booking/use-number-reader";
import button from "@/components/ui/button.module.css";
import ui from "@/components/ui/field.module.css";
import { isSignedIn } from "@/lib/account/signed-in";
import { suggestEmailAddress } from "@/lib/base/suggest-email-address";
import {
  countryOfOther,
  countryReadFor,
  diallingCodes,
  type GuestDetails,
  guestProblems,
  isTooLongName,
  MAX_NAME,
  noOtherPerson,
  type ReadMobileNumber,
} from "@/lib/booking/guest-details";
import type { Promotion } from "@/lib/offer/schema";
import { paths } from "@/lib/routing/paths";

type BookedForProps = Omit<Props, "seating" | "hasChildren">;

const fields = [
  { key: "name", problem: "otherName", type: "text" },
  { key: "mobile", problem: "otherMobile", type: "tel" },
] as const;

/**
 * The person who comes, where the guest books for someone else: their name and number, which the outlet asks for at the
 * door. All messages go to the guest.
 */
function BookedFor({ guest, isTried, readNumber, onChange }: BookedForProps) {
  const t = useTranslations("Reserve");
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const leaveNumber = useLeaveNumber({ guest, readNumber, onChange });
  const { bookedFor } = guest;
  const problems = guestProblems(guest, readNumber);
  const leave = (key: "name" | "mobile") => {
    if (key === "mobile") leaveNumber();
    if (bookedFor?.[key] !== "") setLeft((before) => new Set(before).add(key));
  };
  return (
    <div className={styles.fields}>
      <label className={request.line}>
        <span>{t("bookedFor")}</span>
        <input
          className={ui.check}
          type="checkbox"
          checked={bookedFor !== null}
          onChange={(event) => onChange({ ...guest, bookedFor: event.target.checked ? noOtherPerson : null })}
        />
      </label>
      {bookedFor === null ? null : (
        <>
          <p className={styles.intro}>{t("bookedForHint")}</p>
          {fields.map(({ key, problem, type }) => {
            const isWrong = problems.includes(problem) && (isTried || left.has(key));
            return (
              <div key={key}>
                {key === "mobile" ? (
                  <p>
                    <label htmlFor="guest-other-country">{t("otherCountry")}</label>
                    <CountrySelect
                      id="guest-other-country"
                      value={countryOfOther(guest, readNumber)}
                      autoComplete="off"
                      problemId={undefined}
                      onChange={(country) => onChange({ ...guest, bookedFor: { ...bookedFor, country } })}
                    />
                  </p>
                ) : null}
                <p>
                  <label htmlFor={`guest-other-${key}`}>{t(problem)}</label>
                  <input
                    className={ui.field}
                    id={`guest-other-${key}`}
                    type={type}
                    value={bookedFor[key]}
                    autoComplete="off"
                    aria-required="true"
                    aria-invalid={isWrong}
                    aria-describedby={isWrong ? `problem-${problem}` : undefined}
                    onChange={(event) =>
                      onChange({ ...guest, bookedFor: { ...bookedFor, [key]: event.target.value } })
                    }
                    onBlur={() => leave(key)}
                  />
                </p>
                {isWrong ? (
                  <ProblemText id={`problem-${problem}`}>
                    {key === "name" && isTooLongName(bookedFor.name)
                      ? t("problem.nameLong", { n: MAX_NAME })
                      : t(`problem.${problem}`)}
                  </ProblemText>
                ) : null}
              </div>
            );
          })}
        </>
      )}
    </div>
  );
}

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
  const account = useTranslations("Account");
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
        <div className={styles.door}>
          <a
            className={button.main}
            href={paths.login("kakao", location.pathname + location.search + location.hash)}
          >
            {account("continue")}
          </a>
          <p>{t("signInFirst")}</p>
        </div>
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

type CountrySelectProps = {
  id: string;
  /** ISO 3166 code of the country; empty until one is chosen. */
  value: string;
  autoComplete: "country" | "off";
  /** The id of the message that says what is wrong; undefined where nothing is. */
  problemId: string | undefined;
  onChange: (country: string) => void;
  onBlur?: () => void;
};

/** The country of a mobile number, Korea first. */
function CountrySelect({ id, value, autoComplete, problemId, onChange, onBlur }: CountrySelectProps) {
  const t = useTranslations("Reserve");
  const locale = useLocale();
  const countries = useMemo(() => countryNames(locale), [locale]);
  return (
    <select
      className={ui.field}
      id={id}
      value={value}
      autoComplete={autoComplete}
      aria-required="true"
      aria-invalid={problemId !== undefined}
      aria-describedby={problemId}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    >
      <option value="">{t("chooseCountry")}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          +{diallingCodes[code]} {name}
        </option>
      ))}
    </select>
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
