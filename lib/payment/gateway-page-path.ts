/** The path of the page from which a guest is sent to the card gateway (`lib/server/page/gateway-page.ts`). */
export const GATEWAY_PAGE = "/pay";
