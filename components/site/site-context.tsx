"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { FailureWords } from "@/components/errors/failure-words";
import type { MediaServer } from "@/lib/picture/media-server";

/** The facts of the installation that any part of a page may need; none of them is secret or personal. */
export type SiteFacts = {
  media: MediaServer | undefined;
  /** What is said where a part of the page fails; present from the start, because loading it may fail as well. */
  failure: FailureWords;
};

const SiteContext = createContext<SiteFacts>({
  media: undefined,
  failure: { title: "", message: "", retry: "", call: "", book: "" },
});

/** Provides the facts of the installation to everything inside. */
export function SiteProvider({ facts, children }: { facts: SiteFacts; children: ReactNode }) {
  return <SiteContext value={facts}>{children}</SiteContext>;
}

/** Returns the facts of the installation; without a `SiteProvider` there is no media server. */
export function useSite(): SiteFacts {
  return useContext(SiteContext);
}
