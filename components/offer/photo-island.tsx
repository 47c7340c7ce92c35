"use client";

import { useEffect, useState } from "react";
import { WidgetBoundary } from "@/components/ui/widget-boundary";
import { showBusy, whenDrawn } from "@/lib/browser/page";
import { loadAhead } from "@/lib/server/before-hydration/hydration/load-ahead";

const OPEN = "photos";
const loadViewer = () => import("@/components/offer/photo-viewer");

type Opened = Pick<Awaited<ReturnType<typeof loadViewer>>, "PhotoViewer"> & { first: number };

/**
 * Opens the viewer over any picture of the page that is pressed; where its code fails to load, the
 * link leads to the picture itself. Back closes it, as Escape and its button do.
 */
export function PhotoIsland() {
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    const openOnClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[data-photo]") : null;
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      if (!(link instanceof HTMLAnchorElement) || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      const endBusy = showBusy(link);
      Promise.all([loadViewer(), whenDrawn()]).then(
        ([{ PhotoViewer }]) => {
          if (!endBusy()) return;
          history.pushState({ ...history.state, [OPEN]: true }, "");
          setOpened({ PhotoViewer, first: Number(link.dataset.photo) });
        },
        () => location.assign(link.href),
      );
    };
    if (document.querySelector("a[data-photo]") !== null) loadAhead(loadViewer);
    const closeQuietly = () => setOpened(undefined);
    document.addEventListener("click", openOnClick);
    window.addEventListener("popstate", closeQuietly);
    // A page restored from the back/forward cache is shown without it.
    window.addEventListener("pagehide", closeQuietly);
    return () => {
      document.removeEventListener("click", openOnClick);
      window.removeEventListener("popstate", closeQuietly);
      window.removeEventListener("pagehide", closeQuietly);
    };
  }, []);

  const close = () => {
    setOpened(undefined);
    // Removes the history entry that Back would have removed.
    if (Object.hasOwn(history.state ?? {}, OPEN)) history.back();
  };
  return opened === undefined ? null : (
    <WidgetBoundary name="photos" fallback={null}>
      <opened.PhotoViewer first={opened.first} onClose={close} />
    </WidgetBoundary>
  );
}
