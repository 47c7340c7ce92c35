import type { AdPlatform, OpenPixel } from "@/lib/tracking/ad-platforms/ad-platform";

type KakaoPixel = (id: string) => {
  pageView: () => void;
  purchase: (purchase: {
    total_quantity: string;
    total_price: string;
    currency: string;
    products: { id: string; name: string; quantity: string; price: string }[];
  }) => void;
};

/**
 * Starts the Kakao Pixel. Its function exists only once its script has loaded, so earlier calls wait; it takes numbers
 * as text.
 */
const openKakaoPixel: OpenPixel = (host, sdkIds) => {
  const window = host.window as Window & { kakaoPixel?: KakaoPixel };
  const forEach = (use: (pixel: ReturnType<KakaoPixel>) => void) =>
    host.whenLoaded(() => {
      for (const id of sdkIds) {
        if (window.kakaoPixel === undefined) throw new Error("its script defined nothing");
        use(window.kakaoPixel(id));
      }
    });
  return {
    pageView: () => forEach((pixel) => pixel.pageView()),
    purchase: ({ value, currency, items }) => {
      const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
      forEach((pixel) =>
        pixel.purchase({
          total_quantity: String(quantity),
          total_price: String(value),
          currency,
          products: items.map((item) => ({
            id: item.id,
            name: item.name,
            quantity: String(item.quantity),
            price: String(item.unitPrice),
          })),
        }),
      );
    },
  };
};

/** The Kakao Pixel. */
export const kakaoPixel = {
  id: "kakao_pixel",
  setting: "KAKAO_PIXEL",
  script: { origin: "https://t1.daumcdn.net", path: "/kas/static/kp.js" },
  hosts: {
    script: [],
    connect: ["https://bc.ad.daum.net", "https://analytics.ad.daum.net", "https://act.ds.kakao.com"],
    frame: [],
  },
  open: openKakaoPixel,
} as const satisfies AdPlatform;
