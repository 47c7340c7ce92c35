import { createTranslator } from "next-intl";
import { loyaltyTierName } from "@/lib/session/profile/loyalty-tier";
import en from "@/messages/en.json";

const say = createTranslator({ locale: "en", messages: en });
type Key = Parameters<typeof say>[0];

/** Sentences that the specification quotes, to the letter, each with its place in the specification. */
const quoted: [section: string, literal: string, key: Key, values?: Record<string, string | number>][] = [
  ["§2", "SIGN IN", "Account.signIn"],
  ["§2", "JOIN", "Account.join"],
  ["§2", "My Dining Reservations", "Account.reservations"],
  ["§2", "My Coupons", "Account.coupons"],
  ["§2", "Profile", "Account.profile"],
  ["§2", "Last updated 10:00", "Account.lastUpdated", { at: "10:00" }],
  ["§2", "Membership", "Account.membership"],
  ["§2", "Account", "Account.memberAccount"],
  ["§2", "My Awards", "Account.awards"],
  ["§2", "Profile & Preferences", "Account.preferences"],
  ["§2", "My Stays", "Account.stays"],
  ["§2", "Reservations", "Account.upcomingStays"],
  ["§2", "Past Stays", "Account.pastStays"],
  ["§2", "Retrieve Hotel Bill", "Account.hotelBill"],
  ["§2", "World of Hyatt", "Account.programme"],
  ["§2", "Program Overview", "Account.overview"],
  ["§2", "Current points balance", "Account.points"],
  ["§2", "Member since 2020", "Account.memberSince", { day: "2020" }],
  ["§2", "Are you sure to unlink this account?", "Account.unlinkQuestion"],
  ["§2", "Yes", "Account.yes"],
  ["§2", "No", "Account.no"],
  ["§2", "Link WOH Account", "Account.link"],
  ["§2", "Do not show for 7 days", "Widgets.doNotShow", { days: 7 }],
  ["§4", "Pending", "Reservations.group.pending"],
  ["§4", "Accepted", "Reservations.group.accepted"],
  ["§4", "Confirmed", "Reservations.group.confirmed"],
  ["§4", "Delay", "Reservations.group.delay"],
  ["§4", "Cancelled", "Reservations.group.cancelled"],
  ["§4", "No Show", "Reservations.group.noshow"],
  ["§4", "Arrived", "Reservations.group.arrived"],
  ["§4", "Partially Arrived", "Reservations.group.partiallyArrived"],
  ["§4", "Waiting", "Reservations.group.waiting"],
  ["§4", "Dining", "Reservations.group.dining"],
  ["§4", "Finished", "Reservations.group.finished"],
  ["§5", "Answer cannot be blank.", "Widgets.answerBlank"],
  ["§5", "Please check all your answers.", "Widgets.checkAnswers"],
  ["§8", "All booked solid.", "Errors.cannot_make_reservation"],
  ["§8", "Participated event.", "Event.participated"],
  ["§8", "Event is not started yet", "Event.notStarted"],
  ["§8", "Event is ended", "Event.ended"],
  ["§8", "Participation failed.", "Event.failed"],
  ["§8", "Participation succeed.", "Event.succeeded"],
  ["§8", "This service requires login. You will be taken to the login page.", "Errors.unauthorized"],
  ["§8", "Error wrong_pax", "Errors.title", { code: "wrong_pax" }],
  ["§8", "Please refresh browser and retry", "Errors.REQUEST_SEND_ERROR"],
  ["§8", "Fail to open AddFriends Modal", "Errors.failed_to_open_add_friends"],
  ["§9", "Only last 6 months are shown.", "Coupons.sixMonths"],
];

test.each(quoted)("%s says '%s' to the letter (%s)", (...[, literal, key, values]) => {
  expect(say(key, values as never)).toBe(literal);
});

/** What the specification says in its own words, held by those of them that carry the meaning. */
const told: [section: string, key: Key, ...words: RegExp[]][] = [
  ["§4", "Event.loginFirst", /log in first/],
  ["§5", "Reserve.problem.country", /choose the country/],
  ["§5", "Widgets.chooseHotel", /choose a hotel/],
  ["§5", "Reserve.problem.choosePartySize", /choose the party size/],
  ["§5", "Reserve.problem.minimumPeople", /minimum of 2 people/],
  ["§5", "Reserve.problem.maximumPeople", /maximum of 2 people/],
  ["§5", "Reserve.problem.amountZero", /payment amount cannot be 0/],
  ["§5", "Reserve.problem.name", /enter your name/],
  ["§5", "Reserve.problem.mobile", /enter a valid mobile number/],
  ["§5", "Reserve.problem.email", /enter a valid email/],
  ["§5", "Reserve.problem.noTime", /no time is selected/],
  ["§5", "Reserve.problem.noMenu", /no menu is selected/],
  ["§5", "Reserve.problem.oneMenuAtLeast", /at least one menu item must be chosen/],
  ["§5", "Widgets.pastDay", /reservation date cannot be in the past/],
  ["§5", "Summary.consentCancellation", /cancellation and refund policy/, /24-hour clock/],
  ["§5", "Summary.consentPrivacy", /personal data is collected/],
  ["§5", "Coupons.handOver", /usable only on open checks/],
  ["§8", "Errors.wrong_pax", /party size/],
  ["§8", "Errors.wrong_shop_id", /shop id/, /not linked/, /contact the administrator/],
  ["§8", "Errors.wrong_date_time", /already passed/],
  ["§8", "Errors.wrong_promotion", /not found/],
  ["§8", "Errors.wrong_number_of_menu", /at least one menu/],
  ["§8", "Errors.wrong_price", /price/, /again/],
  ["§8", "Errors.no_tables", /no table/],
  ["§8", "Errors.over_item_limit", /exceeds the limit per person/],
  ["§8", "Errors.less_minimum_limit", /minimum/],
  ["§8", "Errors.wrong_item_limit", /quantity cannot be ordered/],
  ["§8", "Errors.wrong_payment_configuration", /payments/],
  ["§8", "Errors.wrong_outlet_configuration", /reservations/],
  ["§8", "Errors.failed_to_create_payment_token", /try again/],
  ["§8", "Errors.failed_to_load_promotion", /could not be loaded/],
  ["§8", "Errors.failed_to_load_site", /could not be loaded/],
  ["§8", "Errors.failed_to_load_reservation", /could not be loaded/],
  ["§8", "Errors.expired_reservation", /expired/],
  ["§8", "Errors.expired_promotion", /ended/],
  ["§8", "Errors.notfound_reservation", /could not be found/],
  ["§8", "Errors.payment_done", /already been paid/],
  ["§8", "Errors.payment_unknown_browser", /browser/],
  ["§8", "Errors.reservation_already_claimed", /claimed by another customer/],
  ["§8", "Errors.requirements_not_satisfied", /missing or incorrect/],
  ["§8", "Errors.page_not_found", /page was not found/],
  ["§8", "Payment.failure.tooManyOrders", /too many orders/, /retry later/],
  ["§8", "Payment.failure.soldOut", /sold out/],
  ["§8", "Payment.failure.timeout", /payment time expired/],
  ["§8", "Payment.failure.declined", /payment failed/, /check your payment method/],
  ["§8", "Payment.failure.amount_mismatch", /amount does not match/, /if it persists, cancel and rebook/],
  ["§8", "Reservations.payment.cancel_failed", /contact the (?:outlet|restaurant)/],
  ["§8", "Reservations.cancelFailed", /contact the (?:outlet|restaurant)/],
  ["§8", "Errors.wrong_check_number", /invalid check number/],
  ["§8", "Errors.wrong_check_password", /invalid password/],
  ["§8", "Coupons.done", /coupon use complete/],
];

test.each(told)("%s is said by %s", (_section, key, ...words) => {
  const sentence = say(key, { n: 2, zone: "Seoul time" } as never).toLowerCase();
  for (const word of words) expect(sentence).toMatch(word);
});

test.each([
  ["CARD", "Courtesy Card"],
  ["LGLO", "Lifetime Globalist"],
  ["GLOB", "Globalist"],
  ["EXPL", "Explorist"],
  ["DISV", "Discoverist"],
  ["MEMB", "Member"],
])("§3 the tier %s is called %s", (code, name) => {
  expect(loyaltyTierName(code)).toBe(name);
});
