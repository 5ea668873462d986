/** Where the groups service answers, below /{product}/api/v2. Plain values: the browser has these without any schema. */
export const groupsPath = "/groups";

export const groupPaths = {
  groups: groupsPath,
  group: <Id extends string>(id: Id) => `/groups/${id}` as const,
  me: <Id extends string>(id: Id) => `/groups/${id}/me` as const,
  person: <Id extends string, PersonId extends string>(id: Id, personId: PersonId) =>
    `/groups/${id}/people/${personId}` as const,
  reportName: <Id extends string, PersonId extends string>(id: Id, personId: PersonId) =>
    `/groups/${id}/people/${personId}/report` as const,
  invitation: <Id extends string>(id: Id) => `/groups/${id}/invitation` as const,
  notes: <Id extends string, LessonId extends string>(id: Id, lessonId: LessonId) =>
    `/groups/${id}/lessons/${lessonId}/notes` as const,
  note: <Id extends string, LessonId extends string, NoteId extends string>(
    id: Id,
    lessonId: LessonId,
    noteId: NoteId,
  ) => `/groups/${id}/lessons/${lessonId}/notes/${noteId}` as const,
  report: <Id extends string, LessonId extends string, NoteId extends string>(
    id: Id,
    lessonId: LessonId,
    noteId: NoteId,
  ) => `/groups/${id}/lessons/${lessonId}/notes/${noteId}/report` as const,

  /** The token is in the body, never in an address: addresses are logged. */
  invited: "/groups/invitations/read",
  join: "/groups/invitations/join",

  reports: "/groups/reports",
  /** By the id of a note, or of a name that was reported. */
  decision: <Id extends string>(id: Id) => `/groups/reports/${id}` as const,
  block: <DecisionId extends string>(decisionId: DecisionId) =>
    `/groups/reports/${decisionId}/block` as const,
} as const;

/** The page of an invitation. Its token is the fragment, which browsers send to no server and to no other site. */
export const invitationPage = "/together";

export const groupLimits = {
  groupName: 60,
  personName: 40,
  note: 500,
  /** Besides whoever invites them. */
  invited: 10,
  /** Groups that one member owns, and that they are in. */
  owned: 5,
  joined: 20,
  /** Beneath one lesson, of the whole group and of one member. */
  notes: 200,
  ownNotes: 20,
  invitationDays: 30,
  reportsPerDay: 10,
  /** In one answer for operators. */
  reports: 100,
  decisions: 50,
} as const;

/** Stable codes of refusals. */
export const groupCodes = {
  invalid: "groups.invalid",
  unknown: "groups.unknown",
  notOwner: "groups.not_owner",
  notSubscribed: "groups.not_subscribed",
  nameTaken: "groups.name_taken",
  tooMany: "groups.too_many",
  invitationUnknown: "groups.invitation_unknown",
  invitationEnded: "groups.invitation_ended",
  full: "groups.full",
  alreadyIn: "groups.already_in",
  notesFull: "groups.notes_full",
  blocked: "groups.blocked",
  ownNote: "groups.own_note",
  alreadyDecided: "groups.already_decided",
  tooManyReports: "groups.too_many_reports",
} as const;
