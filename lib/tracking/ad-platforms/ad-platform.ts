/** A paid reservation as reported to ad platforms. `id` is a hash of the reservation's number; amounts are won. */
export type PurchaseEvent = {
  id: string;
  value: number;
  currency: string;
  items: { id: string; name: string; quantity: number; unitPrice: number; totalPrice: number }[];
};

/** The calls of one ad platform on this page, for all accounts that the page reports to. Each method may throw. */
export type Pixel = {
  pageView: () => void;
  purchase: (order: PurchaseEvent) => void;
};

/**
 * Where a pixel runs: the page's own window, or a frame whose address contains nothing about the guest. The platform's
 * script is loaded once, by the first call of `load` or `whenLoaded`. Callbacks of `whenLoaded` run after that, in
 * order, and never if loading fails.
 */
export type PixelHost = {
  window: Window;
  /** Returns the page's address without anything about the guest. */
  address: () => string;
  load: () => void;
  whenLoaded: (then: () => void) => void;
};

/** Starts a platform for these accounts. */
export type OpenPixel = (host: PixelHost, sdkIds: readonly string[]) => Pixel;

/** Everything that is particular to one ad platform (R10.2). */
export type AdPlatform = {
  /** Its name in the back end. */
  id: string;
  /** The setting that switches it off; the one with `_ORIGIN` at its end says where its script is loaded from. */
  setting: string;
  /** Its script: the origin unless set otherwise, and the path there. */
  script: { origin: string; path: string };
  /** Returns the query of its script's address, where that names an account. */
  scriptQuery?: (sdkIds: readonly string[]) => string;
  /** The hosts that its script contacts by itself (its vendor's documentation; we do not choose them). */
  hosts: {
    script: readonly `https://${string}`[];
    connect: readonly `https://${string}`[];
    frame: readonly `https://${string}`[];
  };
  open: OpenPixel;
};
