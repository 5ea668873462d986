/** What the visit began with, before links within the site dropped it. */
const arrived = new URLSearchParams(location.search);

/** The query of the shown page, and under it that of the page the visitor came by. */
export function arrivalQuery(): URLSearchParams {
  const query = new URLSearchParams(location.search);
  for (const [key, value] of arrived) if (!query.has(key)) query.set(key, value);
  return query;
}
