import { groupCodes, groupLimits } from "../../contracts/group-paths.ts";
import { Refusal } from "../../platform/problem.ts";

/** The same for what there is not and for what is another's: nobody learns which groups there are. */
export const unknown = () => new Refusal(404, groupCodes.unknown, "There is no such group, note or person.");

export const refusals = {
  notOwner: () => new Refusal(403, groupCodes.notOwner, "This is for the group's owner."),
  notSubscribed: () => new Refusal(409, groupCodes.notSubscribed, "Subscribe to the plan first."),
  nameTaken: () => new Refusal(409, groupCodes.nameTaken, "This name is taken; choose another."),
  tooMany: () => new Refusal(409, groupCodes.tooMany, "You are in as many groups as there can be."),
  invitationUnknown: () => new Refusal(404, groupCodes.invitationUnknown, "There is no such invitation."),
  invitationEnded: () =>
    new Refusal(410, groupCodes.invitationEnded, "This invitation has ended; ask for a new one."),
  full: () =>
    new Refusal(409, groupCodes.full, `A group has room for ${groupLimits.invited} besides its owner.`),
  alreadyIn: () => new Refusal(409, groupCodes.alreadyIn, "You are in this group already."),
  notesFull: () =>
    new Refusal(409, groupCodes.notesFull, "There is no room for more notes beneath this lesson."),
  blocked: () => new Refusal(403, groupCodes.blocked, "You cannot write or join with others any more."),
  ownWords: () =>
    new Refusal(409, groupCodes.ownNote, "Your own note you can delete, your own name you can change."),
  alreadyDecided: () => new Refusal(409, groupCodes.alreadyDecided, "This has been looked at and stays."),
  tooManyReports: () =>
    new Refusal(
      429,
      groupCodes.tooManyReports,
      `You can report ${groupLimits.reportsPerDay} notes and names a day.`,
    ),
};
