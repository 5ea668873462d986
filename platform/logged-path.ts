/** What opens something, or is somebody's: a link's token, an id, an e-mail address. */
const secretLike = /^(?=.*\d)[\w~.=-]{20,}$|^[\w=-]{32,}(?:\.\w{1,5})?$|@|%40/i;
const longest = 200;

/** A path as it may be logged: no query, and no part that looks like a token or an address. */
export const loggedPath = (address: string): string =>
  address
    .replace(/^https?:\/\/[^/]*/, "")
    .replace(/[?#].*$/s, "")
    .slice(0, longest)
    .split("/")
    .map((part) => (secretLike.test(part) && !/^[a-z]+(-[a-z]+)*$/.test(part) ? "…" : part))
    .join("/");
