/** The same shape before and after sign-in, so that nothing moves: an icon on a middle screen, words on a wide one. */
export const accountPill =
  "inline-flex h-11 max-w-full items-center justify-center rounded-full font-semibold hover:bg-sand max-lg:w-11 lg:w-full lg:border lg:border-line lg:px-4 lg:text-[0.92rem]";
