"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { cuisineName } from "@/lib/promotion/cuisines";
import type { TableOffer } from "@/lib/promotion/free-tables";
import { partsOfDay } from "@/lib/promotion/part-of-day";
import { type Arrangement, cuisinesAmong, priceSteps } from "@/widgets/finder/arrange-offers";
import styles from "@/widgets/finder/result-fields.module.css";
import { MAX_PARTY_SIZE, type TableSearch } from "@/widgets/finder/table-search";

type Props = {
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
  /** All that was found, whatever the arrangement. */
  offers: readonly TableOffer[];
};

/** Changes the search where its result is: party, part of the day, cuisine, highest price and order. */
export function ResultFields({ search, onSearch, offers }: Props) {
  const t = useTranslations("Finder");
  const words = useTranslations("Widgets");
  const money = useTranslations("Money");
  const id = useId();
  const { arrangement } = search;
  const arrange = (change: Partial<Arrangement>) =>
    onSearch({ ...search, arrangement: { ...arrangement, ...change } });
  // What a link asks for may not be among what is free.
  const cuisines = [
    ...new Set([
      ...cuisinesAmong(offers),
      ...(arrangement.cuisine === undefined ? [] : [arrangement.cuisine]),
    ]),
  ];
  const hasPrices = offers.some(({ promotion }) => promotion.price !== undefined);
  const field = (
    name: string,
    label: string,
    value: string | number,
    options: readonly (readonly [value: string | number, text: string])[],
    onChange: (value: string) => void,
  ) => (
    <p>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <select id={`${id}-${name}`} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
  return (
    <div className={styles.fields} role="group" aria-label={t("refine")}>
      {field(
        "party",
        words("party"),
        search.adults,
        Array.from({ length: MAX_PARTY_SIZE }, (_, index) => [
          index + 1,
          words("people", { count: index + 1 }),
        ]),
        (adults) => onSearch({ ...search, adults: Number(adults) }),
      )}
      {field(
        "part",
        words("part"),
        search.part ?? "",
        [["", words("partAny")], ...partsOfDay.map((part) => [part, t(`part.${part}`)] as const)],
        (chosen) => onSearch({ ...search, part: partsOfDay.find((part) => part === chosen) }),
      )}
      {cuisines.length < 2
        ? null
        : field(
            "cuisine",
            t("cuisine"),
            arrangement.cuisine ?? "",
            [
              ["", t("any")],
              ...cuisines.map(
                (code) => [code, cuisineName(code, (name) => words(`cuisines.${name}`))] as const,
              ),
            ],
            (cuisine) => arrange({ cuisine: cuisine === "" ? undefined : cuisine }),
          )}
      {hasPrices
        ? field(
            "price",
            t("maxPrice"),
            arrangement.maxPrice ?? "",
            [
              ["", t("any")],
              ...priceSteps.map(
                (amount) => [amount, t("upTo", { price: money("won", { amount }) })] as const,
              ),
            ],
            (price) => arrange({ maxPrice: price === "" ? undefined : Number(price) }),
          )
        : null}
      {hasPrices
        ? field(
            "order",
            t("order"),
            arrangement.order,
            [
              ["time", t("byTime")],
              ["price", t("byPrice")],
            ],
            (order) => arrange({ order: order === "price" ? "price" : "time" }),
          )
        : null}
    </div>
  );
}
