"use client";

import { useEffect, useState } from "react";
import { toQuery } from "@/lib/booking/draft/draft-address";
import { TABLES_KEY } from "@/lib/routing/query/table-query";
import { readSearch, type SearchedPlaces, writeSearch } from "@/widgets/finder/search-address";
import type { TableSearch } from "@/widgets/finder/table-search";

type Options = SearchedPlaces & {
  /** What the guest asked for in the finder; undefined where the address asks. */
  requested: TableSearch | undefined;
  /** Venue day. */
  today: string;
  onClose: () => void;
};

type Searching = {
  /** Undefined where the address has no search of this finder. */
  search: TableSearch | undefined;
  /** The days in the address have passed, and today was searched instead. */
  isLate: boolean;
  change: (search: TableSearch) => void;
  close: () => void;
};

/** Set in the history entry that a result has added; Back leads to the page as it was before. */
const ADDED = "tablesAdded";

/** A page may have two finders of the same places; one of them shows the result in the address. */
let isResultShown = false;

/** Returns the search in the address. */
const read = ({ places, rootResourceId, mustChoose, today }: Options) =>
  readSearch(new URLSearchParams(location.search), { places, rootResourceId, mustChoose }, today);

/**
 * The search whose result is open. It is kept in the address, so that the result can be shared, reloaded and returned
 * to, and Back closes it.
 */
export function useSearch(options: Options): Searching {
  const { requested, rootResourceId, onClose } = options;
  const [found, setFound] = useState(() =>
    requested === undefined ? read(options) : { search: requested, isLate: false },
  );
  const write = (search: TableSearch | undefined) =>
    location.pathname + toQuery(writeSearch(new URLSearchParams(location.search), search, rootResourceId));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    if (found === undefined || isResultShown) {
      onClose();
      return;
    }
    isResultShown = true;
    if (requested !== undefined) {
      const isThere = new URLSearchParams(location.search).has(TABLES_KEY);
      if (isThere) history.replaceState(history.state, "", write(requested));
      else history.pushState({ ...history.state, [ADDED]: true }, "", write(requested));
    }
    const handlePop = () => {
      const now = read(options);
      if (now === undefined) onClose();
      else setFound(now);
    };
    addEventListener("popstate", handlePop);
    return () => {
      isResultShown = false;
      removeEventListener("popstate", handlePop);
    };
  }, []);

  return {
    search: found?.search,
    isLate: found?.isLate === true,
    change: (search) => {
      history.replaceState(history.state, "", write(search));
      setFound({ search, isLate: false });
    },
    close: () => {
      const state: unknown = history.state;
      if (typeof state === "object" && state !== null && ADDED in state) {
        history.back();
        return;
      }
      history.replaceState(history.state, "", write(undefined));
      onClose();
    },
  };
}
