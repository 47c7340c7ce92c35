import type { AdPlatform, OpenPixel } from "@/lib/tracking/ad-platforms/ad-platform";

type NaverWindow = Window & {
  wcs_add?: { wa?: string };
  wcs?: {
    inflow: (domain?: string) => void;
    trans: (purchase: {
      type: "purchase";
      id: string;
      items: { id: string; name: string; quantity: number; payAmount: number }[];
      value: string;
    }) => void;
  };
  wcs_do?: () => void;
};

/**
 * Starts Naver's wcslog. It has no queue and reads its account from `wcs_add` at every call; `trans` is its newer
 * purchase call.
 */
const openNaverWcs: OpenPixel = (host, sdkIds) => {
  const window = host.window as NaverWindow;
  window.wcs_add ??= {};
  const account = window.wcs_add;
  let hasInflow = false;
  const forEach = (use: (found: Required<Pick<NaverWindow, "wcs" | "wcs_do">>) => void) =>
    host.whenLoaded(() => {
      const { wcs, wcs_do } = window;
      if (wcs === undefined || wcs_do === undefined) throw new Error("its script defined nothing");
      for (const id of sdkIds) {
        account.wa = id;
        if (!hasInflow) wcs.inflow(topDomain(window.location.hostname));
        hasInflow = true;
        use({ wcs, wcs_do });
      }
    });
  return {
    pageView: () => forEach(({ wcs_do }) => wcs_do()),
    purchase: ({ id, value, items }) =>
      forEach(({ wcs }) =>
        wcs.trans({
          type: "purchase",
          id,
          items: items.map((item) => ({
            id: item.id,
            name: item.name.replace(/['"‘’“”]/g, ""),
            quantity: item.quantity,
            payAmount: item.totalPrice,
          })),
          value: String(value),
        }),
      ),
  };
};

const SECOND_LEVEL = /\.(?:co|or|ne|re|pe|go|ac)\.kr$/;

/**
 * Returns the registrable domain, whose cookies all subdomains share; an IP address or a single name is returned
 * unchanged.
 */
export function topDomain(hostname: string): string {
  if (/^[\d.]+$/.test(hostname) || !hostname.includes(".")) return hostname;
  return hostname
    .split(".")
    .slice(SECOND_LEVEL.test(hostname) ? -3 : -2)
    .join(".");
}

/** Naver's wcslog. */
export const naverWcs = {
  id: "naver_wcs",
  setting: "NAVER_WCS",
  script: { origin: "https://wcs.naver.net", path: "/wcslog.js" },
  hosts: {
    script: ["https://ssl.pstatic.net"],
    connect: ["https://wcs.naver.com"],
    frame: [],
  },
  open: openNaverWcs,
} as const satisfies AdPlatform;
