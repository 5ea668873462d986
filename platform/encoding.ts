export type Encoding = "br" | "gzip" | "identity";

/** The best that a request's Accept-Encoding allows. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return "identity";
  if (accept.includes("br") && !/\bbr\s*;\s*q=0(\.0*)?(\s|,|$)/.test(accept)) return "br";
  if (accept.includes("gzip") && !/\bgzip\s*;\s*q=0(\.0*)?(\s|,|$)/.test(accept)) return "gzip";
  return "identity";
}
