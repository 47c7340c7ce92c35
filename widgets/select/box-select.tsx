"use client";

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { showBusy, whenDrawn } from "@/lib/browser/page";
import { loadAhead } from "@/lib/server/before-hydration/hydration/load-ahead";
import { ReplacedContent } from "@/widgets/replaced-content";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import type { WidgetProps } from "@/widgets/widget-props";
import styles from "./box-select.module.css";

const loadList = () => import("@/widgets/select/select-list");
type Opened = Pick<Awaited<ReturnType<typeof loadList>>, "SelectList"> & { byKeyboard: boolean };
/** Loads the list's code in advance; a failure is reported once the guest opens the list. */
const fetchAhead = () => void loadList().catch(() => undefined);

/**
 * `cms-box-select` (R4.2): a list of languages or resources. It is at most six items tall, opens upward where the space
 * below is short, and picking an item goes there. Its code is loaded ahead, at the latest once a guest comes near;
 * without script, and where that code fails to load, the choices are shown as links.
 */
export function BoxSelect({ tag, attributes, authored, options, data }: WidgetProps<"select">) {
  const t = useWidgetTexts<"select">();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [opened, setOpened] = useState<Opened>();
  const [isLost, setLost] = useState(false);
  const links = data?.links ?? [];
  const current = links.find((link) => link.current === true);
  const isLanguage = options.type === "language";
  const label = options.placeholder ?? t(isLanguage ? "chooseLanguage" : "choosePlace");

  useEffect(() => loadAhead(loadList), []);
  const open = (byKeyboard: boolean) => {
    const endBusy = showBusy(button.current);
    Promise.all([loadList(), whenDrawn()]).then(
      ([{ SelectList }]) => {
        endBusy();
        setOpened({ SelectList, byKeyboard });
      },
      () => setLost(true),
    );
  };
  const isByKey = useRef(false);
  const handleKey = (event: KeyboardEvent) => {
    isByKey.current = true;
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    open(true);
  };
  const choices = links.map((link) => (
    <a
      key={link.href}
      href={link.href}
      lang={link.lang}
      aria-current={link.current === true ? "true" : undefined}
    >
      {link.label}
    </a>
  ));
  return (
    <ReplacedContent tag={tag} attributes={attributes} authored={authored}>
      {isLost ? (
        <span className={styles.links}>{choices}</span>
      ) : (
        <span className={styles.hanger}>
          <button
            ref={button}
            id={opened && id}
            type="button"
            className={styles.trigger}
            aria-label={current ? `${label}: ${current.label}` : label}
            aria-haspopup="menu"
            aria-expanded={opened !== undefined}
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
            onPointerDown={() => {
              isByKey.current = false;
            }}
            onKeyDown={handleKey}
            onClick={() => (opened === undefined ? open(isByKey.current) : setOpened(undefined))}
          >
            <span>{current?.label ?? label}</span>
          </button>
          {opened === undefined ? null : (
            <opened.SelectList
              opener={button}
              labelledBy={id}
              byKeyboard={opened.byKeyboard}
              links={links}
              onClose={() => setOpened(undefined)}
            />
          )}
        </span>
      )}
      <noscript>{choices}</noscript>
    </ReplacedContent>
  );
}
