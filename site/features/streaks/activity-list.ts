/** What the member has done today, one name for each act: its kind, its item, their date. */
export const activityList = "activity";

export const actName = (kind: string, itemId: string, localDate: string): string =>
  `${kind} ${itemId} ${localDate}`;
