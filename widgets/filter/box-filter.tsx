import type { ReactNode } from "react";
import button from "@/components/ui/button.module.css";
import ui from "@/components/ui/field.module.css";
import { cuisineName } from "@/lib/offer/cuisines";
import { type OfferFilter, priceSteps } from "@/lib/routing/offer-filter";
import { ReplacedContent } from "@/widgets/replaced-content";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import type { WidgetProps } from "@/widgets/widget-props";
import styles from "./box-filter.module.css";

/**
 * `cms-box-filter`: filters by hotel, cuisine, price and day in the address, so that a filtered list can be shared and
 * needs no script. It applies to the lists of its page that are marked `filtered`.
 */
export function BoxFilter({ tag, attributes, authored, data, slot }: WidgetProps<"filter">) {
  const t = useWidgetTexts<"filter">();
  const { path = "", hotels = [], cuisines = [], chosen = {} } = data ?? {};
  const isFiltered = Object.values(chosen).some((value) => value !== undefined);
  const id = `filter-${slot}`;
  const field = (key: keyof OfferFilter, label: string, options: ReactNode) => (
    <p>
      <label htmlFor={`${id}-${key}`}>{label}</label>
      <select className={ui.field} id={`${id}-${key}`} name={key} defaultValue={String(chosen[key] ?? "")}>
        <option value="">{t("filterAll")}</option>
        {options}
      </select>
    </p>
  );
  return (
    <ReplacedContent tag={tag} attributes={attributes} authored={authored}>
      <form
        id={id}
        className={styles.filter}
        method="get"
        action={`${path}#${id}`}
        aria-label={t("filterTitle")}
      >
        {field(
          "hotel",
          t("where"),
          hotels.map((hotel) => (
            <option key={hotel.id} value={hotel.id}>
              {hotel.name}
            </option>
          )),
        )}
        {field(
          "cuisine",
          t("cuisine"),
          cuisines.map((code) => (
            <option key={code} value={code}>
              {cuisineName(code, (cuisine) => t(`cuisines.${cuisine}`))}
            </option>
          )),
        )}
        {field(
          "price",
          t("filterPrice"),
          priceSteps.map((price) => (
            <option key={price} value={price}>
              {t("filterUpTo", { amount: Number(price) })}
            </option>
          )),
        )}
        <p>
          <label htmlFor={`${id}-day`}>{t("filterDay")}</label>
          <input className={ui.field} id={`${id}-day`} name="day" type="date" defaultValue={chosen.day} />
        </p>
        <div>
          <button type="submit" className={button.main}>
            {t("filterShow")}
          </button>
          {isFiltered ? (
            <a className={button.quiet} href={`${path}#${id}`}>
              {t("filterClear")}
            </a>
          ) : null}
        </div>
      </form>
    </ReplacedContent>
  );
}
