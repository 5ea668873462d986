/** What an id begins with that is made of content's words: no element of the page itself has such an id. */
export const anchorPrefix = "text-";
