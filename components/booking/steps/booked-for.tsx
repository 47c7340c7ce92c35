"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemText } from "@/components/booking/form/problem-text";
import styles from "@/components/booking/form/reservation-form.module.css";
import { useLeaveNumber } from "@/components/booking/form/use-number-reader";
import { CountrySelect } from "@/components/booking/steps/country-select";
import request from "@/components/booking/steps/request-fields.module.css";
import check from "@/components/ui/check.module.css";
import ui from "@/components/ui/field.module.css";
import {
  countryOfOther,
  type GuestDetails,
  guestProblems,
  isTooLongName,
  MAX_NAME,
  noOtherPerson,
} from "@/lib/booking/draft/guest-details";
import type { ReadMobileNumber } from "@/lib/booking/draft/sent-number";

type Props = {
  guest: GuestDetails;
  isTried: boolean;
  readNumber: ReadMobileNumber;
  onChange: (guest: GuestDetails) => void;
};

const fields = [
  { key: "name", problem: "otherName", type: "text" },
  { key: "mobile", problem: "otherMobile", type: "tel" },
] as const;

/**
 * The person who comes, where the guest books for someone else: their name and number, which the outlet asks for at the
 * door. All messages go to the guest.
 */
export function BookedFor({ guest, isTried, readNumber, onChange }: Props) {
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
          className={check.check}
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
