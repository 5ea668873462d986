/** Replaces structured-data.ts in the browser: structured data is sent with the document only. */
export const protectedPartClass = "protected-part";

const none = () => undefined;
export const organizationData = none;
export const webSiteData = none;
export const breadcrumbData = none;
export const itemListData = none;
export const contributorData = none;
export const articleData = none;
export const quizData = none;
export const faqData = none;
