/** The session that the card form came back with. */
export const returnedKey = "returned-checkout-session";
