"use client";

import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { moveBy, type Sizes, whole, type Zoom, zoomBy } from "@/components/offer/photos/zoom";

/** Zoom factor of one press of a button or a key, or of a double tap. */
const STEP = 2;
/** Zoom per pixel of a wheel, or of two fingers on a trackpad. */
const WHEEL = 0.01;

type Point = { x: number; y: number };

/**
 * Zooms the shown picture by two fingers, a trackpad, a double tap or a press, and moves it while it is enlarged.
 * `stage` is the area that it may fill; the picture in it is the one marked `data-shown`.
 */
export function useZoom(stage: RefObject<HTMLElement | null>) {
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
