"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useId } from "react";
import { cuisineName } from "@/lib/offer/cuisines";
import type { TableOffer } from "@/lib/offer/free-tables";
import { type PartOfDay, partsOfDay } from "@/lib/offer/part-of-day";
import {
  type Arrangement,
  cuisinesAmong,
  MAX_PARTY_SIZE,
  priceSteps,
  type TableSearch,
} from "@/widgets/finder/table-search";
import styles from "@/widgets/finder/tables-dialog.module.css";

export type Choice = {
  values: readonly string[];
  /** One of the values. */
  chosen: string;
  nameOf: (value: string) => string;
};

/**
 * The options of a select: the chosen one at first, and all of them in a later rendering that a touch interrupts, so
 * that a dialog full of selects is shown without waiting for what each of them lists.
 */
export function Options({ values, chosen, nameOf }: Choice) {
  const areAllShown = useDeferredValue(true, false);
  return (areAllShown ? values : [chosen]).map((value) => (
    <option key={value} value={value}>
      {nameOf(value)}
    </option>
  ));
}

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
  const field = (name: string, label: string, choice: Choice, onChange: (value: string) => void) => (
    <p>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <select id={`${id}-${name}`} value={choice.chosen} onChange={(event) => onChange(event.target.value)}>
        <Options {...choice} />
      </select>
    </p>
  );
  return (
    <div className={styles.fields} role="group" aria-label={t("refine")}>
      {field(
        "party",
        words("party"),
        {
          values: Array.from({ length: MAX_PARTY_SIZE }, (_, index) => String(index + 1)),
          chosen: String(search.adults),
          nameOf: (count) => words("people", { count: Number(count) }),
        },
        (adults) => onSearch({ ...search, adults: Number(adults) }),
      )}
      {field(
        "part",
        words("part"),
        {
          values: ["", ...partsOfDay],
          chosen: search.part ?? "",
          nameOf: (value) => {
            const part = partOf(value);
            return part === undefined ? words("partAny") : t(`part.${part}`);
          },
        },
        (value) => onSearch({ ...search, part: partOf(value) }),
      )}
      {cuisines.length < 2
        ? null
        : field(
            "cuisine",
            words("cuisine"),
            {
              values: ["", ...cuisines],
              chosen: arrangement.cuisine ?? "",
              nameOf: (code) =>
                code === "" ? t("any") : cuisineName(code, (name) => words(`cuisines.${name}`)),
            },
            (cuisine) => arrange({ cuisine: cuisine === "" ? undefined : cuisine }),
          )}
      {hasPrices
        ? field(
            "price",
            t("maxPrice"),
            {
              values: ["", ...priceSteps.map(String)],
              chosen: String(arrangement.maxPrice ?? ""),
              nameOf: (amount) =>
                amount === "" ? t("any") : t("upTo", { price: money("won", { amount: Number(amount) }) }),
            },
            (price) => arrange({ maxPrice: price === "" ? undefined : Number(price) }),
          )
        : null}
      {hasPrices
        ? field(
            "order",
            t("order"),
            {
              values: ["time", "price"],
              chosen: arrangement.order,
              nameOf: (order) => t(order === "price" ? "byPrice" : "byTime"),
            },
            (order) => arrange({ order: order === "price" ? "price" : "time" }),
          )
        : null}
    </div>
  );
}

function partOf(value: string): PartOfDay | undefined {
  return partsOfDay.find((part) => part === value);
}
