export const personalRowsKey = "personal-rows";
