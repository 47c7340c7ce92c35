"use client";

import { useEffect, useState } from "react";
import { loadOwnContent, type OwnContent } from "@/components/workbench/workbench-calls";
import type { Locale } from "@/lib/i18n/locales";

const nothing: OwnContent = { places: [], events: [], pages: [], pictures: [] };

/**
 * The group's own places, events, pages and pictures in a language; empty until they are known, and where they cannot
 * be read.
 */
export function useOwnContent(language: Locale): OwnContent {
  const [content, setContent] = useState(nothing);
  useEffect(() => {
    let isCurrent = true;
    loadOwnContent(language).then(
      (loaded) => {
        if (isCurrent) setContent(loaded);
      },
      // Without them numbers and addresses are written by hand.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return content;
}
