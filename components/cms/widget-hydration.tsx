"use client";

import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { WidgetBoundary } from "@/components/ui/widget-boundary";
import { fieldsOf, restoreFields } from "@/lib/browser/page";
import { beginHydration } from "@/lib/server/before-hydration/hydration/marks";

type Props = {
  /** The widget's kind, for the log. */
  name: string;
  /** Matches the widget's element. */
  selector: string;
  /** The authored content, which is shown where the widget fails. */
  authored: ReactNode;
  children: ReactNode;
};

type Progress = { isDone: boolean; end: (() => void) | undefined };

/**
 * A hydrated widget by itself: where the page is not as the server sent it, because a translator or an extension has
 * changed it, this widget alone is rendered anew, and what the guest has chosen in its fields is written back.
 */
export function WidgetHydration({ name, selector, authored, children }: Props) {
  const progress = useRef<Progress>({ isDone: false, end: undefined });
  const [fields] = useState(() =>
    typeof window === "undefined" ? [] : fieldsOf(document.querySelector(selector)),
  );
  const done = () => {
    if (progress.current.isDone) return;
    progress.current.isDone = true;
    restoreFields(fields, document.querySelector(selector));
    progress.current.end?.();
  };
  useEffect(() => {
    const { current } = progress;
    // Its content may have been hydrated in the same step, and then there is nothing to wait for.
    if (!current.isDone) current.end = beginHydration();
    return () => {
      if (!current.isDone) current.end?.();
      current.isDone = true;
    };
  }, []);
  return (
    <WidgetBoundary
      name={name}
      fallback={
        <>
          {authored}
          <Done onDone={done} />
        </>
      }
    >
      <Boundary fallback={authored}>
        {children}
        <Done onDone={done} />
      </Boundary>
    </WidgetBoundary>
  );
}

/** A boundary of hydration, in the browser alone (`read-content-nodes.ts` marks it in the document). */
function Boundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return typeof window === "undefined" ? children : <Suspense fallback={fallback}>{children}</Suspense>;
}

/** Calls back once what stands beside it is on the page. */
function Done({ onDone }: { onDone: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it is mounted
  useEffect(onDone, []);
  return null;
}
