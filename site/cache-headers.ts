/** A page's cache policy on its way to the server's page cache, which takes the header away before it answers. */
export const cachePolicyHeader = "x-page-cache";
