"use client";

import { useTranslations } from "next-intl";
import styles from "@/components/booking/form/reservation-form.module.css";
import { joinFacts } from "@/lib/base/join-facts";
import { dietsAgainst } from "@/lib/booking/diet-allergens";
import type { Menu } from "@/lib/offer/schema";

type Props = {
  menu: Menu;
  /** What the guest does not eat. */
  diets: readonly string[];
};

/** What a menu is stated to contain, and whether the guest does not eat that; a deposit is not eaten. */
export function MenuAllergens({ menu, diets }: Props) {
  const t = useTranslations("Reserve");
  const offer = useTranslations("Promotion");
  if (menu.kind === "deposit") return null;
  if (menu.allergens.length === 0) return <small>{offer("allergensNotStated")}</small>;
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
