"use client";

import { useLayoutEffect } from "react";
import { SessionLoader, ShareRecorder } from "@/components/layout/companions";
import { getUserInfo } from "@/lib/account/endpoints";
import { SIGNED_IN_COOKIE } from "@/lib/account/signed-in";
import { getOwnAnswers } from "@/lib/event/endpoints";
import { AS_OF } from "@/lib/routing/internal-headers";
import type { VisitContext } from "@/lib/tracking/visit-context";
import {
  type ExampleState,
  PREVIEW_TICKET,
  type PreviewGuest,
  readMark,
} from "@/lib/workbench/preview-states";

const MESSENGER = {
  id: "1001",
  kakao_account: { name: "Hana Kim" },
  properties: { nickname: "Hana" },
  connected_at: "2024-03-02T00:00:00Z",
  channel_aggrement: { relation: "ADDED" },
  qr: "qr-example",
};
const LOYALTY = {
  loyaltyId: "G123456789",
  firstName: "Hana",
  points: 24_500,
  memberSince: "05/01/2023",
  tierCode: "EXPL",
};

/** Returns the account of the fictitious guest for whom a preview is rendered, in the back end's format. */
function sampleAccount(guest: Exclude<PreviewGuest, "out">) {
  return {
    authBy: "kakao",
    profiles: { kakao: [MESSENGER], hyatt: guest === "linked" ? [LOYALTY] : [] },
  };
}

type Props = { guest: PreviewGuest; visit: VisitContext; state?: ExampleState };

const ACCOUNT_CALL = `/api${getUserInfo.path}`;
const ANSWERS_CALL = `/api${getOwnAnswers.path.replace(":eventId", "")}`;

/**
 * Replaces the reader with a made-up guest on a page that shows a draft (R11.4). Nothing of the reader's own session is
 * requested or sent, and the visit is not recorded. On a preview of another day its calls are answered as of that day.
 */
export function SimulatedGuest({ guest, visit, state = "shown" }: Props) {
  // Before any part of the page checks the session, which happens in effects.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset.session;
    delete dataset.loyalty;
    if (guest !== "out") dataset.session = "in";
    Object.defineProperty(document, "cookie", {
      configurable: true,
      get: () => (guest === "out" ? "" : `${SIGNED_IN_COOKIE}=1`),
      // A preview must not store anything.
      set: () => {},
    });
    window.fetch = simulatedFetch(window.fetch.bind(window), guest, state);
  }, [guest, state]);
  return (
    <>
      <SessionLoader visit={visit} />
      <ShareRecorder sdk={undefined} login="offered" />
    </>
  );
}

function simulatedFetch(ask: typeof fetch, guest: PreviewGuest, state: ExampleState): typeof fetch {
  return async (target, init) => {
    const { pathname } = new URL(target instanceof Request ? target.url : target, location.href);
    if (pathname.startsWith("/api/") && state === "loading") return new Promise(() => {});
    if (pathname.startsWith("/api/") && state === "failed") return Response.json({}, { status: 503 });
    if (pathname === ACCOUNT_CALL && guest !== "out") return Response.json({ data: sampleAccount(guest) });
    // A made-up guest has taken part in no event.
    if (pathname.startsWith(ANSWERS_CALL)) return Response.json({ data: [] });
    const ticket = pathname.startsWith("/api/") ? readMark(document, PREVIEW_TICKET) : undefined;
    const headers = new Headers(init?.headers);
    if (ticket !== undefined) headers.set(AS_OF, ticket);
    return ask(target, { ...init, headers, credentials: "omit" });
  };
}
