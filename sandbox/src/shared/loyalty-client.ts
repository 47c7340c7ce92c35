/** The client id of the hotel group's website at the loyalty programme. Not a secret. */
export const LOYALTY_CLIENT_ID = "sandbox-loyalty-client";
