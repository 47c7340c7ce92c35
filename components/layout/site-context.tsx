"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { FailureWords } from "@/components/ui/failure-notice";
import type { MediaServer } from "@/lib/place/media-server";

/** The settings of the installation that any part of a page may need; none of them is secret or personal. */
export type SiteSettings = {
  media: MediaServer | undefined;
  /** What is said where a part of the page fails; present from the start, because loading it may fail as well. */
  failure: FailureWords;
};

const SiteContext = createContext<SiteSettings>({
  media: undefined,
  failure: { title: "", message: "", retry: "", call: "", book: "" },
});

/** Provides the settings of the installation to everything inside. */
export function SiteProvider({ settings, children }: { settings: SiteSettings; children: ReactNode }) {
  return <SiteContext value={settings}>{children}</SiteContext>;
}

/** Returns the settings of the installation; without a `SiteProvider` there is no media server. */
export function useSite(): SiteSettings {
  return useContext(SiteContext);
}
