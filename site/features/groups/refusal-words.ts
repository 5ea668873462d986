import { groupCodes, groupLimits } from "../../../contracts/group-paths.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { GroupRefusal } from "./group-call.ts";

const words: Record<string, () => string> = {
  [groupCodes.invalid]: m.groups_refused_name,
  [groupCodes.nameTaken]: m.groups_refused_name_taken,
  [groupCodes.unknown]: m.groups_refused_gone,
  [groupCodes.notOwner]: m.groups_refused_owner,
  [groupCodes.notSubscribed]: m.groups_refused_subscribe,
  [groupCodes.tooMany]: m.groups_refused_many,
  [groupCodes.blocked]: m.groups_blocked,
  [groupCodes.alreadyDecided]: m.groups_refused_decided,
  [groupCodes.tooManyReports]: () => m.groups_refused_reports({ count: groupLimits.reportsPerDay }),
};

/** Why something could not be done, in words. */
export const refusalWords = (error: unknown): string =>
  (error instanceof GroupRefusal && words[error.code]?.()) || m.groups_failed();
