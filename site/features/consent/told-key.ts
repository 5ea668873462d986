/** In session storage: whose decision, and which, was told in this visit. */
export const toldKey = "consent-told";

export const forgetTold = (): void => sessionStorage.removeItem(toldKey);
