"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemText } from "@/components/booking/form/problem-text";
import styles from "@/components/booking/form/reservation-form.module.css";
import { Counter } from "@/components/booking/steps/counter";
import { PartyRow, partyCounterLabels, partyKinds } from "@/components/booking/steps/party-row";
import { Inquiry } from "@/components/place/inquiry";
import { formatDay } from "@/lib/base/format-day";
import {
  guestsToAdd,
  type PartySize,
  partyBounds,
  partyTotal,
  smallestParty,
} from "@/lib/booking/draft/party-size";
import type { ReservationDraft } from "@/lib/booking/draft/reservation-draft";
import { partyProblem } from "@/lib/booking/draft/reservation-rules";
import type { Promotion } from "@/lib/offer/schema";

type Props = {
  promotion: Promotion;
  party: PartySize | undefined;
  /** The day that is chosen, for a message to the restaurant. */
  date: string | undefined;
  isTried: boolean;
  onChange: (patch: Partial<ReservationDraft>) => void;
};

/** The largest party that a restaurant can be asked for. */
const LARGEST_INQUIRY = 99;

/** The party size (R6.2): adults, children of 3 to 12, infants under 3, within the promotion's limits. */
export function PartyFields({ promotion, party, date, isTried, onChange }: Props) {
  const t = useTranslations("Reserve");
  const size = party ?? { adults: 0, children: 0, infants: 0 };
  const problem = partyProblem(party, promotion);
  // The next tap can fix too few; too many can only come from a link.
  const isShown = problem !== undefined && (isTried || problem.message === "maximumPeople");
  const toAdd = guestsToAdd(partyTotal(size), promotion.maxPax);
  return (
    <>
      <p className={styles.intro}>{t(...partyBounds(promotion))}</p>
      <ul className={styles.rows} data-problem={isShown ? "" : undefined} tabIndex={-1}>
        {partyKinds.map((kind) => (
          <PartyRow key={kind} kind={kind} t={t}>
            <Counter
              {...partyCounterLabels(kind, t)}
              value={size[kind]}
              min={smallestParty[kind]}
              max={size[kind] + toAdd}
              describedBy={isShown ? "problem-party" : undefined}
              onChange={(value) => onChange({ party: { ...size, [kind]: value } })}
            />
          </PartyRow>
        ))}
      </ul>
      {isShown ? (
        <ProblemText id="problem-party">
          {problem.message === "choosePartySize"
            ? t("problem.choosePartySize")
            : t(`problem.${problem.message}`, { n: problem.n })}
        </ProblemText>
      ) : null}
      {toAdd === 0 ? <LargerParty promotion={promotion} date={date} /> : null}
    </>
  );
}

/** Asks the restaurant for a table for more guests than the promotion takes. */
function LargerParty({ promotion, date }: Pick<Props, "promotion" | "date">) {
  const t = useTranslations("Reserve");
  const words = useTranslations("Inquiry");
  const locale = useLocale();
  const { name, outlet, maxPax } = promotion;
  const [count, setCount] = useState(maxPax + 1);
  const guests = useTranslations("Common")("guests");
  return (
    <>
      <p className={styles.hint}>{t("largerParty")}</p>
      <Inquiry
        outlet={outlet}
        lines={[
          words("hello", { outlet: outlet?.name ?? name }),
          words("offer", { name }),
          ...(date === undefined ? [] : [words("when", { when: formatDay(date, locale) })]),
          words("guests", { count }),
          words("larger"),
        ]}
      >
        <ul className={styles.rows}>
          <li>
            <b>{guests}</b>
            <Counter
              label={guests}
              less={t("less", { what: guests })}
              more={t("more", { what: guests })}
              value={count}
              min={maxPax + 1}
              max={LARGEST_INQUIRY}
              onChange={setCount}
            />
          </li>
        </ul>
      </Inquiry>
    </>
  );
}
