/** The devices on which touches are measured: a phone of a few years ago on a slow line, and a desk. */
const PHONE_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

export const devices = {
  phone: {
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    slowDown: async (session) => {
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", PHONE_LINE);
    },
    press: (page, { x, y }) => page.touchscreen.tap(x, y),
  },
  desk: {
    context: { viewport: { width: 1280, height: 800 } },
    slowDown: async () => {},
    press: (page, { x, y }) => page.mouse.click(x, y),
  },
};
