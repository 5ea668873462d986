/** Everything of an item, and of its contributors what a byline says. */
export const authorFields = "properties[$all[properties[firstName,lastName]]]";
