/** How the hotel group's website is known at the loyalty programme. Not a secret. */
export const LOYALTY_CLIENT_ID = "sandbox-loyalty-client";
