"use client";

import * as Dialog from "@radix-ui/react-dialog";
import useEmblaCarousel from "embla-carousel-react";
import { useTranslations } from "next-intl";
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import styles from "@/components/offer/photo-viewer.module.css";
import { moveBy, readPhotos, type Sizes, whole, type Zoom, zoomBy } from "@/components/offer/read-photos";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import { MessagesProvider } from "@/components/ui/messages-provider";
import plainText from "@/components/ui/plain-text.module.css";
import { Veil } from "@/components/ui/sheet";
import { prefersReducedMotion } from "@/lib/browser/device";

/** Zoom factor of one press of a button or a key, or of a double tap. */
const STEP = 2;
/** Zoom per pixel of a wheel, or of two fingers on a trackpad. */
const WHEEL = 0.01;

type Point = { x: number; y: number };

/**
 * Zooms the shown picture by two fingers, a trackpad, a double tap or a press, and moves it while it is enlarged.
 * `stage` is the area that it may fill; the picture in it is the one marked `data-shown`.
 */
function useZoom(stage: RefObject<HTMLElement | null>) {
  const zoom = useRef<Zoom>(whole);
  const fingers = useRef(new Map<number, Point>());
  const [isLarger, setLarger] = useState(false);

  const apply = useCallback(
    (next: (now: Zoom, sizes: Sizes) => Zoom) => {
      const picture = stage.current?.querySelector<HTMLElement>("[data-shown] img");
      if (!stage.current || !picture) return;
      const { clientWidth: width, clientHeight: height } = stage.current;
      const sizes = {
        picture: { width: picture.offsetWidth, height: picture.offsetHeight },
        frame: { width, height },
      };
      zoom.current = next(zoom.current, sizes);
      const { scale, x, y } = zoom.current;
      picture.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
      setLarger(scale > 1);
    },
    [stage],
  );

  const fromMiddle = useCallback(
    ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const box = stage.current?.getBoundingClientRect();
      return box === undefined
        ? { x: 0, y: 0 }
        : { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
    },
    [stage],
  );

  useEffect(() => {
    const element = stage.current;
    // React's wheel listener is passive and cannot prevent the page from zooming.
    const grow = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      apply((now, sizes) => zoomBy(now, Math.exp(-event.deltaY * WHEEL), fromMiddle(event), sizes));
    };
    element?.addEventListener("wheel", grow, { passive: false });
    return () => element?.removeEventListener("wheel", grow);
  }, [stage, apply, fromMiddle]);

  const follow = (event: PointerEvent) => {
    const previous = fingers.current.get(event.pointerId);
    if (previous === undefined) return;
    const now = fromMiddle(event);
    const [other] = [...fingers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
    fingers.current.set(event.pointerId, now);
    const by = { x: now.x - previous.x, y: now.y - previous.y };
    if (other === undefined) {
      if (zoom.current.scale > 1) apply((was, sizes) => moveBy(was, by, sizes));
      return;
    }
    const factor = distance(now, other) / Math.max(1, distance(previous, other));
    const half = { x: by.x / 2, y: by.y / 2 };
    apply((was, sizes) => moveBy(zoomBy(was, factor, between(previous, other), sizes), half, sizes));
  };
  const letGo = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);

  return {
    isLarger,
    /** Shows the whole picture again, before another is shown. */
    reset: useCallback(() => apply(() => whole), [apply]),
    growBy: (steps: number) => apply((now, sizes) => zoomBy(now, STEP ** steps, { x: 0, y: 0 }, sizes)),
    move: (by: Point) => apply((now, sizes) => moveBy(now, by, sizes)),
    /** Event handlers for the stage. */
    handlers: {
      onPointerDown: (event: PointerEvent) => fingers.current.set(event.pointerId, fromMiddle(event)),
      onPointerMove: follow,
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onPointerLeave: letGo,
      onDoubleClick: (event: React.MouseEvent) => {
        const point = fromMiddle(event);
        apply((now, sizes) => (now.scale > 1 ? whole : zoomBy(now, STEP, point, sizes)));
      },
    },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

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
