"use client";

import { useTranslations } from "next-intl";
import { Counter } from "@/components/booking/counter";
import { Chips } from "@/components/booking/request-fields";
import styles from "@/components/booking/reservation-form.module.css";
import { ProblemText, StepTitle } from "@/components/booking/step-mark";
import { useSite } from "@/components/layout/site-context";
import { fixedSize, Photo } from "@/components/offer/photo";
import plainText from "@/components/ui/plain-text.module.css";
import { joinFacts, phoneAddress } from "@/lib/base/text";
import { dietsAgainst, dietsAmong, isAllergensStated } from "@/lib/booking/diet-allergens";
import type { RefusedMismatch } from "@/lib/booking/party-menus";
import type { ReservationDraft } from "@/lib/booking/reservation-draft";
import {
  amountOf,
  dueDeposits,
  maxOrderQuantity,
  minOrderQuantity,
  orderProblem,
  quantityProblem,
} from "@/lib/booking/reservation-rules";
import type { Menu, Promotion } from "@/lib/offer/schema";

type DietFilterProps = {
  menus: Promotion["menus"];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/**
 * What the guest does not eat, as far as the menus state that they contain it: it marks the menus, and becomes a
 * request of the reservation. Nothing is shown where no menu states anything.
 */
function DietFilter({ menus, chosen, onChange }: DietFilterProps) {
  const t = useTranslations("Reserve");
  const diets = dietsAmong(menus);
  if (diets.length === 0) return null;
  return (
    <Chips
      legend={t("dietFilter")}
      choices={diets.map((diet) => [diet, t(`diets.${diet}`)])}
      chosen={chosen}
      onChange={onChange}
    />
  );
}

type Props = {
  promotion: Promotion;
  quantities: ReadonlyMap<number, number>;
  /** Number of each menu that this guest has already ordered for that day, by the menu's id. */
  ordered: Readonly<Record<string, number>>;
  /** The quantities were proposed for the party, not chosen by the guest. */
  isProposed: boolean;
  /** Menus and party do not match, and the back end would refuse them. */
  refusal: RefusedMismatch | undefined;
  isTried: boolean;
  /** What the guest does not eat. */
  diets: readonly string[];
  onDiets: (diets: string[]) => void;
  onChange: (patch: Partial<ReservationDraft>) => void;
};

/** The menus ordered in advance (R6.5), each within its limits; the price follows every tap. */
export function MenuStep(props: Props) {
  const { promotion, quantities, ordered, isProposed, refusal, isTried, diets, onDiets, onChange } = props;
  const t = useTranslations("Reserve");
  const offer = useTranslations("Promotion");
  const money = useTranslations("Money");
  const { media } = useSite();
  const phone = promotion.outlet?.phone;
  const problem = orderProblem(quantities, promotion);
  const deposits = dueDeposits(promotion);
  const deposit = amountOf(deposits, promotion.menus);
  const setQuantity = (id: number, quantity: number) => {
    const changed = new Map(quantities);
    if (quantity === 0) changed.delete(id);
    else changed.set(id, quantity);
    onChange({ quantities: changed });
  };
  return (
    <>
      <StepTitle step="menu">{t("menuTitle")}</StepTitle>
      {isProposed ? <p className={styles.intro}>{t("menuProposed")}</p> : null}
      {deposit === 0 ? null : (
        <p className={styles.intro}>{t("depositDue", { amount: money("won", { amount: deposit }) })}</p>
      )}
      {promotion.requiresMenu ? null : <p className={styles.intro}>{t("menuOptional")}</p>}
      <DietFilter menus={promotion.menus} chosen={diets} onChange={onDiets} />
      <ul className={styles.menus}>
        {promotion.menus.map((menu) => {
          const quantity = quantities.get(menu.id) ?? 0;
          const orderedBefore = ordered[menu.id] ?? 0;
          const most = maxOrderQuantity(menu, orderedBefore);
          const fewest = minOrderQuantity(menu);
          const wrong = quantityProblem(menu, quantity, orderedBefore);
          const problemId = `problem-menu-${menu.id}`;
          return (
            <li key={menu.id} data-chosen={quantity > 0 ? "" : undefined}>
              {menu.image === undefined ? null : (
                <Photo src={menu.image} alt="" {...fixedSize(60)} media={media} />
              )}
              <span className={styles.menuName}>
                <b>{menu.name}</b>
                <em>{money("won", { amount: menu.unitPrice })}</em>
                {menu.description === undefined ? null : (
                  <small className={plainText.lines}>{menu.description}</small>
                )}
                <MenuAllergens menu={menu} diets={diets} />
                <small>
                  {menu.soldOut
                    ? t("problem.soldOut")
                    : joinFacts([
                        menu.kind === "deposit" ? offer("deposit") : "",
                        menu.forChild === true ? offer("forChild") : "",
                        fewest > 1 ? t("fewest", { n: fewest }) : "",
                        menu.maxPerPerson === undefined ? "" : t("perPerson", { n: menu.maxPerPerson }),
                        orderedBefore > 0 ? t("orderedBefore", { n: orderedBefore }) : "",
                      ])}
                </small>
              </span>
              {menu.soldOut ? null : (
                <Counter
                  label={menu.name}
                  t={t}
                  value={quantity}
                  min={deposits.get(menu.id) ?? 0}
                  max={Math.max(quantity, most)}
                  next={quantity === 0 ? Math.min(fewest, most) : quantity + 1}
                  previous={quantity <= fewest ? (deposits.get(menu.id) ?? 0) : quantity - 1}
                  describedBy={wrong === undefined ? undefined : problemId}
                  onChange={(value) => setQuantity(menu.id, value)}
                />
              )}
              {wrong === undefined || menu.soldOut ? null : (
                <ProblemText id={problemId}>
                  {wrong.message === "soldOut"
                    ? t("problem.soldOut")
                    : wrong.n === 0
                      ? t("problem.noMore")
                      : t(`problem.${wrong.message}`, { n: wrong.n })}
                </ProblemText>
              )}
            </li>
          );
        })}
      </ul>
      {promotion.menus.every(isAllergensStated) ? null : (
        <p className={styles.hint}>
          {offer("allergensNotStated")}{" "}
          {phone === undefined ? null : <a href={phoneAddress(phone)}>{phone}</a>}
        </p>
      )}
      {isTried && problem === undefined && refusal !== undefined ? (
        <div data-problem="" tabIndex={-1}>
          <ProblemText id="problem-menus">
            {t(`mismatch.${refusal.kind}Refused`, { guests: refusal.guests, menus: refusal.menus })}
          </ProblemText>
        </div>
      ) : null}
      {isTried && problem !== undefined ? (
        <div data-problem="" tabIndex={-1}>
          <ProblemText id="problem-menus">{t(`problem.${problem.message}`)}</ProblemText>
        </div>
      ) : null}
    </>
  );
}

type MenuAllergensProps = {
  menu: Menu;
  /** What the guest does not eat. */
  diets: readonly string[];
};

/** What a menu is stated to contain, and whether the guest does not eat that; a list says once where nothing is stated. */
function MenuAllergens({ menu, diets }: MenuAllergensProps) {
  const t = useTranslations("Reserve");
  const offer = useTranslations("Promotion");
  if (menu.allergens.length === 0) return null;
  const isAgainst = dietsAgainst(menu).some((diet) => diets.includes(diet));
  return (
    <small className={isAgainst ? styles.against : undefined}>
      {joinFacts([
        offer("allergens", { list: menu.allergens.join(", ") }),
        isAgainst ? t("dietAgainst") : undefined,
      ])}
    </small>
  );
}
