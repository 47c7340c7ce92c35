"use client";

import { type ComponentType, useEffect, useState } from "react";
import { readPageLanguage } from "@/lib/browser/page";

/**
 * Replaces the whole document where even its frame failed. Every page loads this file, and hardly any needs more of it.
 */
export default function GlobalErrorPage() {
  const [language] = useState(readPageLanguage);
  const [loaded, setLoaded] = useState<{ WholePageFailure: ComponentType<{ language: string }> }>();
  useEffect(() => {
    import("@/components/ui/whole-page-failure").then(
      ({ WholePageFailure }) => setLoaded({ WholePageFailure }),
      () => location.assign("/unavailable"),
    );
  }, []);
  return (
    <html lang={language} data-language={language}>
      <body>
        <main id="content" style={{ paddingInline: "var(--edge)" }}>
          {loaded === undefined ? null : <loaded.WholePageFailure language={language} />}
        </main>
      </body>
    </html>
  );
}
