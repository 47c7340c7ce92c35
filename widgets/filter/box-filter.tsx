import button from "@/components/ui/button.module.css";
import ui from "@/components/ui/field.module.css";
import { cuisineName } from "@/lib/offer/cuisines";
import { type OfferFilter, priceSteps } from "@/lib/routing/offer-filter";
import { ReplacedContent } from "@/widgets/replaced-content";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import type { WidgetProps } from "@/widgets/widget-props";
import styles from "./box-filter.module.css";

type Choice = readonly [value: string | number, name: string];

/**
 * `cms-box-filter`: filters by hotel, cuisine, price and day in the address, so that a filtered list can be shared and
 * needs no script. It applies to the lists of its page that are marked `filtered`.
 */
export function BoxFilter({ tag, attributes, authored, data, slot }: WidgetProps<"filter">) {
  const t = useWidgetTexts<"filter">();
  const { path = "", hotels = [], cuisines = [], chosen = {} } = data ?? {};
  const isFiltered = Object.values(chosen).some((value) => value !== undefined);
  const id = `filter-${slot}`;
  const field = (key: keyof OfferFilter, label: string, choices: readonly Choice[]) => (
    <p>
      <label htmlFor={`${id}-${key}`}>{label}</label>
      <select className={ui.field} id={`${id}-${key}`} name={key} defaultValue={String(chosen[key] ?? "")}>
        <option value="">{t("filterAll")}</option>
        {choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
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
          hotels.map((hotel) => [hotel.id, hotel.name]),
        )}
        {field(
          "cuisine",
          t("cuisine"),
          cuisines.map((code) => [code, cuisineName(code, (cuisine) => t(`cuisines.${cuisine}`))]),
        )}
        {field(
          "price",
          t("filterPrice"),
          priceSteps.map((price) => [price, t("filterUpTo", { amount: Number(price) })]),
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
