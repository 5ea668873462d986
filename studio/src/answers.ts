/** Answers of the studio's own endpoints, in the language of whoever called. */
import type { PayloadRequest } from "payload";
import type { Locale } from "./languages.ts";

export const said = (req: PayloadRequest, words: Record<Locale, string>): string =>
  req.i18n?.language === "es" ? words.es : words["en-US"];

export const refused = (status: number, code: string, message: string): Response =>
  Response.json({ code, status, message, errors: [{ message }] }, { status });

/** For people who have signed in; what each may do is a matter of the collections. */
export const signedIn =
  (handler: (req: PayloadRequest) => Promise<Response>) =>
  async (req: PayloadRequest): Promise<Response> => {
    if (!req.user)
      return refused(
        401,
        "unauthorized",
        said(req, { "en-US": "Sign in first.", es: "Inicia sesión primero." }),
      );
    try {
      return await handler(req);
    } catch (error) {
      const { status, message } = error as { status?: number; message: string };
      if (status === undefined || status >= 500) throw error;
      return refused(
        status,
        status === 403 ? "forbidden" : status === 404 ? "not-found" : "refused",
        message,
      );
    }
  };
