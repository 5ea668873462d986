/** Stands in the page where its styles are written once its markup is known. */
export const stylesPlace = "/* styles */";
