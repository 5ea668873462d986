/** The list for `GET /params`: the URL parameters that say where a visitor came from. */
export const parameterList = [
  { key: "utm_source", description: "Where the visitor came from" },
  { key: "utm_medium", description: "By which kind of link" },
  { key: "utm_campaign", description: "In which campaign" },
  { key: "utm_content", description: "By which of several links" },
  { key: "utm_term", description: "The words searched for" },
  { key: "subid", description: "The recipient as the mailing service knows them" },
  { key: "siteId", description: "The site a recipient belongs to" },
  { key: "gclid", description: "A click on a search advertisement" },
  { key: "fbclid", description: "A click on a social advertisement" },
] as const;
