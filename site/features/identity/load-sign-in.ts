/** The OpenID client and all that signs in and out: loaded here alone, and only when it is needed. */
export const loadSignIn = () => import("./sign-in.ts");
