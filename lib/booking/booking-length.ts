/** What a booking consists of: whether menus are chosen, and whether it is paid on this site. */
type Kind = { hasMenus: boolean; needsPayment: boolean };

/**
 * Returns the number of steps of a booking (R6.2, R7.2): table and guest, menus where there are any, the summary, and
 * the payment where one is due.
 */
export function countBookingSteps({ hasMenus, needsPayment }: Kind): number {
  return 3 + Number(hasMenus) + Number(needsPayment);
}
