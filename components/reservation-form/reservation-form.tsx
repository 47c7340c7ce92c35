"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { recallGuest, rememberGuest } from "@/components/reservation-form/draft/guest-memory";
import { useCheckedDraft } from "@/components/reservation-form/draft/use-checked-draft";
import { FormBar } from "@/components/reservation-form/form-bar";
import styles from "@/components/reservation-form/reservation-form.module.css";
import { GuestStep } from "@/components/reservation-form/steps/guest-step";
import { MenuStep } from "@/components/reservation-form/steps/menu-step";
import { PartyStep } from "@/components/reservation-form/steps/party-step";
import { closeSteps, correctStep, goToStep, type Step } from "@/components/reservation-form/steps/steps";
import { WhenStep } from "@/components/reservation-form/steps/when-step";
import { useOrdered, usePromotion } from "@/components/reservation-form/use-availability";
import { useConnection } from "@/components/reservation-form/use-connection";
import { useProfiles } from "@/components/session/use-profiles";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import { FALLBACK_LOCALE, type Locale, localeFacts } from "@/lib/i18n/locales";
import { guestPrices } from "@/lib/promotion/guest-prices";
import type { Promotion } from "@/lib/promotion/schema";
import {
  fillFromAccount,
  type GuestDetails,
  guestProblems,
  noGuestDetails,
} from "@/lib/reservation/draft/guest-details";
import { partyMismatch, proposeMenus } from "@/lib/reservation/draft/party-menus";
import {
  partyTotal,
  type ReservationDraft,
  toQuery,
  writeDraft,
} from "@/lib/reservation/draft/reservation-draft";
import {
  amountOf,
  orderProblem,
  partyProblem,
  quantityProblem,
} from "@/lib/reservation/draft/reservation-rules";
import { paths } from "@/lib/routing/paths";
import { formatShortDay } from "@/lib/time/day-words";
import { dayAndTime } from "@/lib/time/venue-words";

type Props = { resourceId: number; id: number; step: Step };

/**
 * The reservation form (R6.2): party, day and time, menus, guest, one step open at a time and the ones before it as a
 * line each. What was chosen lives in the address, what was typed in this tab for half an hour; confirming and paying
 * are the summary page's.
 */
export function ReservationForm({ resourceId, id, step }: Props) {
  const t = useTranslations("Reserve");
  const { data: promotion, error, mutate, isLoading } = usePromotion(resourceId, id);
  return (
    <div className={styles.form}>
      <header className={styles.top}>
        <button type="button" className={styles.icon} aria-label={t("back")} onClick={() => history.back()}>
          <Icon name="back" />
        </button>
        <p>
          <b>{promotion?.name}</b>
          <span>{promotion?.outlet?.name}</span>
        </p>
        <button type="button" className={styles.icon} aria-label={t("close")} onClick={closeSteps}>
          <Icon name="close" />
        </button>
      </header>
      {promotion !== undefined ? (
        <Steps promotion={promotion} resourceId={resourceId} step={step} />
      ) : isLoading || error === undefined ? (
        <div className={styles.skeleton} aria-busy="true" />
      ) : (
        <div className={styles.failed} role="alert">
          <p>{t("notLoaded")}</p>
          <button type="button" className={button.quiet} onClick={() => mutate()}>
            {t("retry")}
          </button>
        </div>
      )}
    </div>
  );
}

function Steps({
  promotion,
  resourceId,
  step: asked,
}: {
  promotion: Promotion;
  resourceId: number;
  step: Step;
}) {
  const t = useTranslations("Reserve");
  const money = useTranslations("Money");
  const locale = useLocale() as Locale;
  const { profile } = useProfiles();
  const { draft, change, fill, notices } = useCheckedDraft(promotion);
  const [guest, setGuest] = useState<GuestDetails>(() => recallGuest() ?? firstGuest(locale));
  const [isTried, setTried] = useState(false);
  const { isCutOff, checkConnection } = useConnection();
  const ordered = useOrdered(promotion.id, draft.date);
  const body = useRef<HTMLDivElement>(null);

  const { party, date, time, quantities } = draft;
  const order: Step[] =
    promotion.menus.length === 0 ? ["party", "when", "guest"] : ["party", "when", "menu", "guest"];
  const mismatch = party === undefined ? undefined : partyMismatch(party, quantities, promotion);
  const proposed = party === undefined ? noMenus : proposeMenus(party, promotion, ordered);
  const isProposed = proposed.size > 0 && isSameOrder(quantities, proposed);
  const isDone: Record<Step, boolean> = {
    party: partyProblem(party, promotion) === undefined,
    when: date !== undefined && time !== undefined,
    menu:
      orderProblem(quantities, promotion) === undefined &&
      mismatch?.isRefused !== true &&
      promotion.menus.every(
        (menu) => quantityProblem(menu, quantities.get(menu.id) ?? 0, ordered[menu.id]) === undefined,
      ),
    guest: guestProblems(guest).length === 0,
  };
  const firstOpen = order.find((name) => !isDone[name]) ?? "guest";
  const step = order.indexOf(asked) <= order.indexOf(firstOpen) && order.includes(asked) ? asked : firstOpen;
  const number = order.indexOf(step) + 1;

  // What is chosen for the party once is not chosen again for a guest who took it away.
  const hasProposed = useRef(false);
  useEffect(() => {
    if (step !== "menu" || hasProposed.current || quantities.size > 0 || proposed.size === 0) return;
    hasProposed.current = true;
    fill({ quantities: proposed });
  }, [step, quantities, proposed, fill]);

  // A link, or a time that was lost meanwhile, may ask for more than is there yet.
  useEffect(() => correctStep(step), [step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that opens is what moves the reader
  useEffect(() => {
    setTried(false);
    body.current?.scrollTo({ top: 0 });
    body.current?.querySelector<HTMLElement>("[data-step-title]")?.focus({ preventScroll: true });
  }, [step]);

  const account = profile.state === "loggedIn" ? profile.info.profiles.kakao[0] : undefined;
  const { name, phone, email } = account ?? {};
  useEffect(() => {
    // Whoever is about to type is not to find another beginning before it.
    const isTyping = document.activeElement?.id.startsWith("guest-") === true;
    if (!isTyping) setGuest((typed) => fillFromAccount(typed, { name, phone, email }));
  }, [name, phone, email]);

  const handleGuest = (changed: GuestDetails) => {
    setGuest(changed);
    rememberGuest(changed);
  };

  /** Menus that were chosen for the party follow it; those that the guest chose stay. */
  const handleParty = (patch: Partial<ReservationDraft>) =>
    change(
      isProposed && patch.party !== undefined
        ? { ...patch, quantities: proposeMenus(patch.party, promotion, ordered) }
        : patch,
    );

  const isLast = order[number] === undefined;
  const isAsking = mismatch !== undefined && !mismatch.isRefused && (step === "menu" || isLast);
  const question = isAsking
    ? t(`mismatch.${mismatch.kind}`, { guests: mismatch.guests, menus: mismatch.menus })
    : undefined;
  const [answered, setAnswered] = useState<string>();

  const handleNext = () => {
    if (isDone[step] && question !== undefined && answered !== question) {
      setAnswered(question);
      return;
    }
    if (!isDone[step]) {
      setTried(true);
      // The messages are drawn first, then the first field that has one is taken to.
      requestAnimationFrame(() => {
        const field = body.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-problem]");
        field?.focus();
        field?.scrollIntoView({ block: "center" });
      });
      return;
    }
    const next = order[number];
    if (next !== undefined) {
      goToStep(next);
      return;
    }
    rememberGuest(guest);
    // Without a connection the browser would put a page of its own in place of the form.
    if (!checkConnection()) return;
    const query = toQuery(writeDraft(new URLSearchParams(), draft));
    location.assign(paths.diningSummary(resourceId, promotion.id) + query);
  };

  const isBeingAsked = question !== undefined && answered === question;
  const chosen: Record<Step, string> = {
    party: party === undefined ? "" : t("partyLine", { ...party }),
    when:
      date === undefined
        ? ""
        : time === undefined
          ? formatShortDay(date, locale)
          : dayAndTime(date, time, locale),
    menu: promotion.menus
      .filter((menu) => (quantities.get(menu.id) ?? 0) > 0)
      .map((menu) => `${menu.name} × ${quantities.get(menu.id)}`)
      .join(", "),
    guest: guest.name,
  };
  const amount = amountOf(quantities, promotion.menus);
  const { adult, isLowest } = guestPrices(promotion);
  const least = adult === undefined ? undefined : money("won", { amount: adult });
  const price =
    !promotion.needsPayment || least === undefined
      ? t("nothingToPay")
      : t(isLowest ? "from" : "adult", { price: least });

  return (
    <>
      <div ref={body} className={styles.body}>
        <ol className={styles.done}>
          {order.slice(0, number - 1).map((name, index) => (
            <li key={name}>
              <span aria-hidden="true">{index + 1}</span>
              <b>{chosen[name] === "" ? t("noneChosen") : chosen[name]}</b>
              <button type="button" onClick={() => goToStep(name)} aria-label={t(`changeStep.${name}`)}>
                {t("change")}
              </button>
            </li>
          ))}
        </ol>
        <div className={styles.notices} aria-live="polite">
          {draft.change === undefined ? null : <p>{t("changing", { id: draft.change })}</p>}
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
        <section className={styles.step} aria-labelledby={`step-${step}`}>
          <p className="eyebrow">{t("stepOf", { number, total: order.length + 1 })}</p>
          {step === "party" ? (
            <PartyStep promotion={promotion} party={party} isTried={isTried} onChange={handleParty} />
          ) : step === "when" ? (
            <WhenStep
              promotion={promotion}
              pax={party === undefined ? 1 : partyTotal(party)}
              draft={draft}
              isTried={isTried}
              onChange={change}
              onFill={fill}
            />
          ) : step === "menu" ? (
            <MenuStep
              promotion={promotion}
              quantities={quantities}
              ordered={ordered}
              isProposed={isProposed}
              refusal={mismatch?.isRefused === true ? mismatch : undefined}
              isTried={isTried}
              onChange={change}
            />
          ) : (
            <GuestStep
              guest={guest}
              seating={promotion.seating}
              hasChildren={party !== undefined && party.children + party.infants > 0}
              isTried={isTried}
              onChange={handleGuest}
            />
          )}
        </section>
      </div>
      <FormBar
        amount={amount > 0 ? money("won", { amount }) : price}
        line={time === undefined ? chosen.party : chosen.when}
        label={isBeingAsked ? t("mismatch.goOn") : t(`next.${order[number] ?? "review"}`)}
        notice={isCutOff ? t("offline") : isBeingAsked ? question : undefined}
        onNext={handleNext}
      />
    </>
  );
}

const noMenus: ReadonlyMap<number, number> = new Map();

function isSameOrder(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): boolean {
  return one.size === other.size && [...one].every(([id, quantity]) => other.get(id) === quantity);
}

/** A Korean reader has a Korean number; whoever else reads says where from, unless their browser knows. */
function firstGuest(locale: Locale): GuestDetails {
  const region = new Intl.Locale(navigator.language || FALLBACK_LOCALE).region ?? "";
  return { ...noGuestDetails, country: localeFacts[locale].country ?? region };
}
