import { APIError } from "payload";

/** Shown to the editor. A build shortens the names of classes, and Payload says nothing of an error whose name it does not know. */
export const refused = (message: string, status: number): APIError =>
  Object.assign(new APIError(message, status, null, true), { name: "APIError" });
