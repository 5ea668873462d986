const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids are made by browsers. */
export const isEntryId = (id: string): boolean => uuid.test(id);
