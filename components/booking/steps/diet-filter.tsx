"use client";

import { useTranslations } from "next-intl";
import styles from "@/components/booking/steps/diet-filter.module.css";
import chips from "@/components/ui/chips.module.css";
import { dietsAmong } from "@/lib/booking/diet-allergens";
import type { Promotion } from "@/lib/offer/schema";

type Props = {
  menus: Promotion["menus"];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/**
 * What the guest does not eat, as far as the menus state that they contain it: it marks the menus, and becomes a
 * request of the reservation. Nothing is shown where no menu states anything.
 */
export function DietFilter({ menus, chosen, onChange }: Props) {
  const t = useTranslations("Reserve");
  const diets = dietsAmong(menus);
  if (diets.length === 0) return null;
  return (
    <fieldset className={styles.filter}>
      <legend>{t("dietFilter")}</legend>
      <div className={chips.chips}>
        {diets.map((diet) => (
          <label key={diet}>
            <input
              type="checkbox"
              checked={chosen.includes(diet)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, diet] : chosen.filter((other) => other !== diet))
              }
            />
            <span>{t(`diets.${diet}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
