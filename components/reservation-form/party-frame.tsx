import bar from "@/components/reservation-form/form-bar.module.css";
import frame from "@/components/reservation-form/party-frame.module.css";
import form from "@/components/reservation-form/reservation-form.module.css";
import counter from "@/components/reservation-form/steps/counter.module.css";
import actionBar from "@/components/ui/action-bar.module.css";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import type { Translator } from "@/lib/i18n/translator";
import type { Promotion } from "@/lib/promotion/schema";
import { partyBounds, partyTotal } from "@/lib/reservation/draft/party-size";
import { firstParty } from "@/lib/reservation/draft/reservation-rules";

type Props = { promotion: Promotion; t: Translator<"Reserve"> };

const guests = ["adults", "children", "infants"] as const;
/** The steps of the form with the summary; without menus there is none for them. */
const STEPS = 4;

/**
 * The first step of the reservation form as it is in the page: a guest chooses the party here
 * (`lib/page-script/waking/party-frame.ts`) while the form's code is on its way, and the form takes over what was chosen.
 */
export function PartyFrame({ promotion, t }: Props) {
  const { maxPax, menus, name, outlet } = promotion;
  const first = firstParty(promotion);
  const total = menus.length === 0 ? STEPS : STEPS + 1;
  return (
    <div className={`${form.form} ${frame.frame}`} data-reserve-frame={maxPax}>
      <header className={form.top}>
        <span />
        <p>
          <b>{name}</b>
          <span>{outlet?.name}</span>
        </p>
        <button type="button" className={form.icon} aria-label={t("close")} data-reserve-leave="">
          <Icon name="close" />
        </button>
      </header>
      <div className={form.body}>
        <section className={form.step}>
          <p className="eyebrow">{t("stepOf", { number: 1, total })}</p>
          <h2 className={form.title}>{t("partyTitle")}</h2>
          <p className={form.intro}>{t(...partyBounds(promotion))}</p>
          <ul className={form.rows}>
            {guests.map((kind) => (
              <li key={kind}>
                <span>
                  <b>{t(`party.${kind}`)}</b>
                  <small>{t(`partyAge.${kind}`)}</small>
                </span>
                <div className={counter.counter} role="group" aria-label={t(`party.${kind}`)}>
                  <button
                    type="button"
                    aria-label={t("less", { what: t(`party.${kind}`) })}
                    aria-disabled={first[kind] <= (kind === "adults" ? 1 : 0)}
                    data-reserve-add="-1"
                  >
                    −
                  </button>
                  <output aria-live="polite" data-reserve-count={kind} data-reserve-number={first[kind]}>
                    {first[kind]}
                  </output>
                  <button
                    type="button"
                    aria-label={t("more", { what: t(`party.${kind}`) })}
                    aria-disabled={partyTotal(first) >= maxPax}
                    data-reserve-add="1"
                  >
                    +
                  </button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <footer className={`${actionBar.bar} ${bar.bar}`}>
        <p role="status">{t("opening")}</p>
        <button type="button" className={button.main} disabled aria-busy="true">
          {t("next.when")}
        </button>
      </footer>
    </div>
  );
}
