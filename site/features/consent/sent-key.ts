/** In session storage: whose decision, and which, was told in this visit. */
export const sentKey = "consent-told";

export const forgetSent = (): void => sessionStorage.removeItem(sentKey);
