"use client";

import { createContext, type ReactNode, useContext } from "react";

/** What every part of a page may need to know of the installation; nothing of it is secret or personal. */
export type SiteFacts = { mediaOrigin: string | undefined };

const SiteContext = createContext<SiteFacts>({ mediaOrigin: undefined });

export function SiteProvider({ facts, children }: { facts: SiteFacts; children: ReactNode }) {
  return <SiteContext value={facts}>{children}</SiteContext>;
}

export function useSite(): SiteFacts {
  return useContext(SiteContext);
}
