/** Payload's own way to schedule knows no languages and lets everybody with an account; ours is in schedule/plan.ts. */
import { Forbidden } from "payload";

export const schedulePublish = (): never => {
  throw new Forbidden();
};
