export const ownRowsKey = "own-rows";
