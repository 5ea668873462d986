/** Marks that a user signed in with this browser, so that a session may exist. Contains no identity. */
export const signedInKey = "signed-in";
