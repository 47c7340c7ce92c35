"use client";

import { useTranslations } from "next-intl";
import { ContactLinks } from "@/components/outlet/contact-links";
import { ProblemText } from "@/components/reservation-form/problem-text";
import styles from "@/components/reservation-form/reservation-form.module.css";
import { Counter } from "@/components/reservation-form/steps/counter";
import type { Promotion } from "@/lib/promotion/schema";
import { partyBounds, partyTotal } from "@/lib/reservation/draft/party-size";
import type { PartySize, ReservationDraft } from "@/lib/reservation/draft/reservation-draft";
import { partyProblem } from "@/lib/reservation/draft/reservation-rules";

type Props = {
  promotion: Promotion;
  party: PartySize | undefined;
  isTried: boolean;
  onChange: (patch: Partial<ReservationDraft>) => void;
};

const guests = ["adults", "children", "infants"] as const;

/** The party size (R6.2): adults, children of 3 to 12, infants under 3, within the promotion's limits. */
export function PartyFields({ promotion, party, isTried, onChange }: Props) {
  const t = useTranslations("Reserve");
  const size = party ?? { adults: 0, children: 0, infants: 0 };
  const total = partyTotal(size);
  const problem = partyProblem(party, promotion);
  // The next tap can fix too few; too many can only come from a link.
  const isShown = problem !== undefined && (isTried || problem.message === "maximumPeople");
  const { maxPax } = promotion;
  return (
    <>
      <p className={styles.intro}>{t(...partyBounds(promotion))}</p>
      <ul className={styles.rows} data-problem={isShown ? "" : undefined} tabIndex={-1}>
        {guests.map((kind) => (
          <li key={kind}>
            <span>
              <b>{t(`party.${kind}`)}</b>
              <small>{t(`partyAge.${kind}`)}</small>
            </span>
            <Counter
              label={t(`party.${kind}`)}
              less={t("less", { what: t(`party.${kind}`) })}
              more={t("more", { what: t(`party.${kind}`) })}
              value={size[kind]}
              min={kind === "adults" ? 1 : 0}
              max={size[kind] + Math.max(0, maxPax - total)}
              describedBy={isShown ? "problem-party" : undefined}
              onChange={(value) => onChange({ party: { ...size, [kind]: value } })}
            />
          </li>
        ))}
      </ul>
      {isShown ? (
        <ProblemText id="problem-party">
          {problem.message === "choosePartySize"
            ? t("problem.choosePartySize")
            : t(`problem.${problem.message}`, { n: problem.n })}
        </ProblemText>
      ) : null}
      {total >= maxPax ? (
        <>
          <p className={styles.hint}>{t("largerParty")}</p>
          <ContactLinks phone={promotion.outlet?.phone} />
        </>
      ) : null}
    </>
  );
}
