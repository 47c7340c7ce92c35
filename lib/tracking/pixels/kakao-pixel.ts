import type { OpenPixel } from "@/lib/tracking/pixels/pixel";

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
export const openKakaoPixel: OpenPixel = (host, sdkIds) => {
  const window = host.window as Window & { kakaoPixel?: KakaoPixel };
  const forEach = (tell: (pixel: ReturnType<KakaoPixel>) => void) =>
    host.whenLoaded(() => {
      for (const id of sdkIds) {
        if (window.kakaoPixel === undefined) throw new Error("its script defined nothing");
        tell(window.kakaoPixel(id));
      }
    });
  return {
    platform: "kakao_pixel",
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
