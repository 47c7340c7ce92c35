"use client";

import * as Dialog from "@radix-ui/react-dialog";
import useEmblaCarousel from "embla-carousel-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { readPhotos } from "@/components/offer/photos/read-photos";
import { useZoom } from "@/components/offer/photos/use-zoom";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import { MessagesProvider } from "@/components/ui/messages-provider";
import plainText from "@/components/ui/plain-text.module.css";
import { Veil } from "@/components/ui/veil";
import { prefersReducedMotion } from "@/lib/browser/device";
import styles from "./photo-viewer.module.css";

type Props = {
  /** Index of the picture that was pressed. */
  first: number;
  onClose: () => void;
};

/** Pixels by which an arrow key moves a picture that is larger than its frame. */
const KEY_MOVES = 80;

/** The page's pictures one by one in a full-screen dialog: by swipe, keys or buttons, and up to four times as large. */
export function PhotoViewer(props: Props) {
  return (
    <MessagesProvider>
      <Viewer {...props} />
    </MessagesProvider>
  );
}

function Viewer({ first, onClose }: Props) {
  const t = useTranslations("Photos");
  const common = useTranslations("Common");
  const [photos] = useState(readPhotos);
  const [at, setAt] = useState(first);
  const stage = useRef<HTMLDivElement | null>(null);
  const { isLarger, reset, growBy, move, handlers } = useZoom(stage);
  const mayTurn = useRef(true);
  mayTurn.current = !isLarger;
  const [viewport, carousel] = useEmblaCarousel({
    startIndex: first,
    duration: prefersReducedMotion() ? 0 : 25,
    // A drag moves an enlarged picture instead of turning to the next one.
    watchDrag: () => mayTurn.current,
  });
  const setStage = useCallback(
    (element: HTMLDivElement | null) => {
      stage.current = element;
      viewport(element);
    },
    [viewport],
  );
  useEffect(() => {
    const follow = () => {
      reset();
      setAt(carousel?.selectedScrollSnap() ?? first);
    };
    carousel?.on("select", follow);
    return () => {
      carousel?.off("select", follow);
    };
  }, [carousel, reset, first]);

  const turn = (by: 1 | -1) => (by === 1 ? carousel?.scrollNext() : carousel?.scrollPrev());
  const handleKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const act = keys.get(key);
    if (act === undefined || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    if (act.kind === "grow") growBy(act.by);
    else if (act.kind === "end") carousel?.scrollTo(act.by === -1 ? 0 : photos.length - 1);
    else if (isLarger) move({ x: -act.x * KEY_MOVES, y: -act.y * KEY_MOVES });
    else if (act.x !== 0) turn(act.x);
  };
  const position = t("place", { place: at + 1, count: photos.length });
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Veil className={styles.ground} />
        <Dialog.Content
          className={styles.viewer}
          aria-describedby={undefined}
          onKeyDown={handleKey}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            photos[at]?.link.focus();
          }}
        >
          <div className={styles.bar}>
            <Dialog.Title className="visually-hidden">{t("title")}</Dialog.Title>
            <span className={styles.place} aria-hidden="true">
              {at + 1} / {photos.length}
            </span>
            <button
              type="button"
              className={`${button.icon} ${styles.button}`}
              aria-label={t(isLarger ? "zoomOut" : "zoomIn")}
              onClick={() => (isLarger ? reset() : growBy(1))}
            >
              <Icon name={isLarger ? "zoomOut" : "zoomIn"} />
            </button>
            <Dialog.Close className={`${button.icon} ${styles.button}`} aria-label={common("close")}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div ref={setStage} className={styles.stage} data-larger={isLarger || undefined} {...handlers}>
            <ul className={styles.slides}>
              {photos.map(({ src, srcSet, alt }, index) => (
                <li key={src} data-shown={index === at || undefined} aria-hidden={index !== at || undefined}>
                  <img src={src} srcSet={srcSet} sizes="100vw" alt={alt} draggable={false} />
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.below}>
            {photos.length > 1 ? (
              <Turn name="back" label={t("previous")} isEnd={at === 0} onPress={() => turn(-1)} />
            ) : null}
            <p role="status" className={plainText.lines}>
              <span className="visually-hidden">{position}</span> {photos[at]?.caption}
            </p>
            {photos.length > 1 ? (
              <Turn name="arrow" label={t("next")} isEnd={at === photos.length - 1} onPress={() => turn(1)} />
            ) : null}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type Act =
  /** Go to the next or previous picture or, in an enlarged one, move it in that direction. */
  { kind: "go"; x: -1 | 0 | 1; y: -1 | 0 | 1 } | { kind: "end"; by: -1 | 1 } | { kind: "grow"; by: number };

/** More steps than any picture can be enlarged by. */
const ALL = 9;

const keys: ReadonlyMap<string, Act> = new Map<string, Act>([
  ["ArrowLeft", { kind: "go", x: -1, y: 0 }],
  ["ArrowRight", { kind: "go", x: 1, y: 0 }],
  ["ArrowUp", { kind: "go", x: 0, y: -1 }],
  ["ArrowDown", { kind: "go", x: 0, y: 1 }],
  ["Home", { kind: "end", by: -1 }],
  ["End", { kind: "end", by: 1 }],
  ["+", { kind: "grow", by: 1 }],
  ["=", { kind: "grow", by: 1 }],
  ["-", { kind: "grow", by: -1 }],
  ["0", { kind: "grow", by: -ALL }],
]);

type TurnProps = { name: "back" | "arrow"; label: string; isEnd: boolean; onPress: () => void };

/** Turns to the picture beside this one. Not `disabled` at the end, because that would take the focus away. */
function Turn({ name, label, isEnd, onPress }: TurnProps) {
  return (
    <button
      type="button"
      className={`${button.icon} ${styles.button}`}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={onPress}
    >
      <Icon name={name} />
    </button>
  );
}
