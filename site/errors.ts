import { data } from "react-router";

export interface PageError {
  statusMessage: string;
  description?: string;
}

export const categoryNotFound = "Category Not found";

/** 'Page Not Found: {path}' with the whole requested path, or a message of the page's own such as 'Category Not found'. */
export const notFound = (pathname: string, message = `Page Not Found: ${pathname}`) =>
  data<PageError>({ statusMessage: message }, { status: 404 });

export const isNotFound = (thrown: unknown): boolean =>
  typeof thrown === "object" &&
  thrown !== null &&
  "init" in thrown &&
  (thrown.init as ResponseInit | null)?.status === 404;
