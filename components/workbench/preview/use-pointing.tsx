"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import styles from "@/components/workbench/preview/preview.module.css";
import {
  closesPopup,
  findWrittenPlace,
  type Position,
  type WrittenPlace,
} from "@/components/workbench/preview/written-place";

/** What an author does in a page of the preview. */
export type Pointing = {
  /** Whether a click opens the text; otherwise it does what it does for guests. */
  isEditing: boolean;
  onChoose: (position: Position) => void;
  /** Called with the element behind which a block is wanted. */
  onAdd: (behind: Position) => void;
};

type Options = Pointing & {
  /** How much smaller than itself the page is shown. */
  scale: number;
  /** Changes with every text that the page shows. */
  version: number;
};

/**
 * Lets an author point at what they wrote in a page of the preview, without changing the page: `watch` does so in a page
 * that has loaded, `marks` are shown over it. Without a pointer the list of the page's elements does the same.
 */
export function usePointing(options: Options) {
  const { isEditing, scale, version, onAdd } = options;
  const t = useTranslations("Workbench");
  const [pointed, setPointed] = useState<WrittenPlace>();
  const latest = useRef(options);
  latest.current = options;
  // What was pointed at may be gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version or size of the page
  useEffect(() => setPointed(undefined), [version, scale, isEditing]);

  const watch = (page: Window) => {
    page.addEventListener("mouseover", ({ target }) => {
      if (latest.current.isEditing) setPointed(findWrittenPlace(target));
    });
    page.addEventListener("scroll", () => setPointed(undefined), { passive: true });
    page.addEventListener(
      "click",
      (event) => {
        const place = latest.current.isEditing ? findWrittenPlace(event.target) : undefined;
        if (place === undefined || closesPopup(event.target)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        latest.current.onChoose(place.position);
      },
      { capture: true },
    );
  };

  const { behind } = pointed ?? {};
  const marks =
    pointed === undefined ? null : (
      <>
        <div className={styles.pointed} style={boxOf(pointed.element, scale)} />
        {behind === undefined ? null : (
          <button
            type="button"
            className={styles.add}
            style={edgeOf(behind.element, scale)}
            aria-label={t("addBehind", { name: behind.element.localName })}
            title={t("addBehind", { name: behind.element.localName })}
            onClick={() => onAdd(behind.position)}
          >
            +
          </button>
        )}
      </>
    );
  return { watch, marks };
}

function boxOf(element: Element, scale: number) {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top: top * scale, left: left * scale, width: width * scale, height: height * scale };
}

/** The middle of the lower edge, where the next element begins. */
function edgeOf(element: Element, scale: number) {
  const { bottom, left, width } = element.getBoundingClientRect();
  return { top: bottom * scale, left: (left + width / 2) * scale };
}
