import type * as z from "zod/mini";
import { groupPaths as at } from "../../../contracts/group-paths.ts";
import * as groups from "../../../contracts/groups.ts";
import { jsonInit } from "../member-data/member-call.ts";
import { callGroups } from "./group-call.ts";

const ask = async <T>(path: string, schema: z.ZodMiniType<T>, init?: RequestInit): Promise<T> =>
  schema.parse(await (await callGroups(path, init)).json());

export const readGroups = () => ask(at.groups, groups.groups);
export const createGroup = (id: string, wanted: groups.NewGroup) =>
  ask(at.group(id), groups.group, jsonInit("PUT", wanted));
export const changeAppearance = (id: string, me: groups.Appearance) =>
  ask(at.me(id), groups.group, jsonInit("PUT", me));
export const renewInvitation = (id: string) => ask(at.invitation(id), groups.group, { method: "POST" });
export const endInvitation = (id: string) => ask(at.invitation(id), groups.group, { method: "DELETE" });
export const removePerson = async (id: string, personId: string): Promise<void> =>
  void (await callGroups(at.person(id, personId), { method: "DELETE" }));
export const reportName = async (id: string, personId: string): Promise<void> =>
  void (await callGroups(at.reportName(id, personId), { method: "POST" }));
export const endGroup = async (id: string): Promise<void> =>
  void (await callGroups(at.group(id), { method: "DELETE" }));

export const joinGroup = (token: string, me: groups.Appearance) =>
  ask(at.join, groups.group, jsonInit("POST", { token, me }));

export const readNotes = (id: string, lessonId: string) => ask(at.notes(id, lessonId), groups.groupNotes);
export const reportNote = async (id: string, lessonId: string, noteId: string): Promise<void> =>
  void (await callGroups(at.report(id, lessonId, noteId), { method: "POST" }));
