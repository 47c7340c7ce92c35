"use client";

import { useLayoutEffect } from "react";
import { SessionLoader } from "@/components/session/session-loader";
import { ShareRecorder } from "@/components/share/share-recorder";
import { getUserInfo } from "@/lib/session/endpoints";
import type { VisitFacts } from "@/lib/tracking/visit-facts";
import type { ExampleState } from "@/lib/workbench/example-states";
import { sampleAccount } from "@/lib/workbench/sample-guest";
import type { ShownGuest } from "@/lib/workbench/shown-guest";

type Props = { guest: ShownGuest; visit: VisitFacts; state?: ExampleState };

const ACCOUNT_CALL = `/api${getUserInfo.path}`;

/**
 * What goes with a page that shows a draft (R11.4): a made-up guest in place of whoever reads it. Nothing of the reader's
 * own session is asked for or sent, and the visit is told to nobody.
 */
export function GuestStandIn({ guest, visit, state = "shown" }: Props) {
  // Before any part of the page asks who is there, which is done in its effects.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset.session;
    delete dataset.loyalty;
    if (guest !== "out") dataset.session = "in";
    Object.defineProperty(document, "cookie", {
      configurable: true,
      get: () => (guest === "out" ? "" : "signed-in=1"),
      // What a preview would remember is nobody's.
      set: () => {},
    });
    window.fetch = standInFor(window.fetch.bind(window), guest, state);
  }, [guest, state]);
  return (
    <>
      <SessionLoader visit={visit} />
      <ShareRecorder sdk={undefined} />
    </>
  );
}

function standInFor(ask: typeof fetch, guest: ShownGuest, state: ExampleState): typeof fetch {
  return async (target, init) => {
    const { pathname } = new URL(target instanceof Request ? target.url : target, location.href);
    if (pathname.startsWith("/api/") && state === "loading") return new Promise(() => {});
    if (pathname.startsWith("/api/") && state === "failed") return Response.json({}, { status: 503 });
    if (pathname === ACCOUNT_CALL && guest !== "out") return Response.json({ data: sampleAccount(guest) });
    return ask(target, { ...init, credentials: "omit" });
  };
}
