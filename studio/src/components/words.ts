/** Words that pages made on the server need too. */
export const sayIn =
  (language: string) =>
  (en: string, es: string): string =>
    language === "es" ? es : en;
