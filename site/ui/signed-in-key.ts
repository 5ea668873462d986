/** Says that somebody signed in with this browser, so that a session may exist. It names nobody. */
export const signedInKey = "signed-in";
