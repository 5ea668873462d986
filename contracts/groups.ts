/** What crosses the wall to the groups service: a growth plan read with others. Paths and limits are in group-paths.ts. */
import * as z from "zod/mini";
import { groupName, withoutUnseen } from "./group-names.ts";
import { groupLimits } from "./group-paths.ts";

const id = z.guid();
const moment = z.iso.datetime({ offset: true });

/** How somebody appears to the others of a group, and whether these see that they have read today. */
export const appearance = z.object({ name: groupName(groupLimits.personName), showsReading: z.boolean() });
export type Appearance = z.infer<typeof appearance>;

export const newGroup = z.object({ planId: id, name: groupName(groupLimits.groupName), me: appearance });
export type NewGroup = z.infer<typeof newGroup>;

export const invitationToken = z.object({ token: z.string().check(z.regex(/^[\w-]{20,64}$/)) });
export const joining = z.extend(invitationToken, { me: appearance });

/** Paragraphs stay; everything else that is not a letter is a space. */
const cleanNote = (text: string) =>
  withoutUnseen(text)
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
    .replace(/[^\P{Cc}\n]+/gu, " ")
    .replace(/[^\S\n]*\n[^\S\n]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
export const newNote = z.object({
  text: z
    .string()
    .check(z.maxLength(4000), z.overwrite(cleanNote), z.minLength(1), z.maxLength(groupLimits.note)),
});

const plan = z.object({ id, title: z.string(), path: z.string() });

/** Who asks to what: a first name and a plan, nothing else; and whether the reader is in the group already. */
export interface Invited {
  by: string;
  plan: z.infer<typeof plan>;
  isIn: boolean;
}

const person = z.object({
  id,
  /** Empty while it is reported, but to its own member, and once it was removed. */
  name: z.string(),
  nameState: z.enum(["shown", "reported", "removed"]),
  isOwner: z.boolean(),
  isMe: z.boolean(),
  /** False too for those who do not show it. */
  readToday: z.boolean(),
});

export const group = z.object({
  id,
  name: z.string(),
  /** Its title is empty when the plan is no longer published. */
  plan,
  people: z.array(person),
  me: z.object({ name: z.string(), showsReading: z.boolean() }),
  isOwner: z.boolean(),
  /** False for those who may not write notes any more. */
  mayWrite: z.boolean(),
  /** For the owner alone; null when there is none or it has expired. */
  invitation: z.optional(z.nullable(z.object({ token: z.string(), expiresAt: moment }))),
});
export type Group = z.infer<typeof group>;
export const groups = z.array(group);

export const groupNote = z.object({
  id,
  by: z.string(),
  isMine: z.boolean(),
  text: z.string(),
  writtenAt: moment,
  /** Only a note's writer sees one that is not shown. */
  state: z.enum(["shown", "reported", "removed"]),
});
export type GroupNote = z.infer<typeof groupNote>;
/** Newest last. */
export const groupNotes = z.array(groupNote);

const report = z.object({ by: z.string(), at: moment });
export const reportedNote = z.object({
  id,
  text: z.string(),
  writer: z.string(),
  group: z.string(),
  plan: z.string(),
  lesson: z.object({ title: z.string(), path: z.string() }),
  writtenAt: moment,
  reports: z.array(report),
});
export const reportedName = z.object({
  id,
  name: z.string(),
  group: z.string(),
  plan: z.string(),
  reports: z.array(report),
});
export const decisions = ["restore", "remove"] as const;
export const noteDecision = z.object({ decision: z.enum(decisions), block: z.boolean() });
export type NoteDecision = z.infer<typeof noteDecision>;
export const decided = z.object({
  id,
  decision: z.enum(decisions),
  plan: z.string(),
  decidedAt: moment,
  /** The writer may not write notes; an operator can change that. */
  isBlocked: z.boolean(),
});
export const noteReports = z.object({
  open: z.array(reportedNote),
  names: z.array(reportedName),
  decided: z.array(decided),
});
export type NoteReports = z.infer<typeof noteReports>;
