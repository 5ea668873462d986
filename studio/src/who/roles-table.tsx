"use client";
/** Who may write, for operators: give a role by the address of an account, and take it away. */
import { Button, useAuth, useTranslation } from "@payloadcms/ui";
import { type FormEvent, useEffect, useState } from "react";
import { authorRole, editorRole, operatorRole } from "../../../contracts/roles.ts";
import type { WritingPerson } from "../../../contracts/studio.ts";
import { read, send } from "../components/calls.ts";
import { useSay } from "../components/say.ts";
import "../components/studio.css";

interface Change {
  verb: "grant" | "revoke";
  who: string;
  role: string;
}

export function RolesTable() {
  const say = useSay();
  const { language } = useTranslation().i18n;
  const own = String(useAuth().user?.id);
  const [people, setPeople] = useState<WritingPerson[]>();
  const [note, setNote] = useState("");
  const failed = (error: Error) => setNote(error.message);
  useEffect(() => {
    read<{ people: WritingPerson[] }>("roles").then((answer) => setPeople(answer.people), failed);
  }, []);

  const change = (wanted: Change, done: string) =>
    send<{ people: WritingPerson[] }>("roles", wanted, { language }).then((answer) => {
      setPeople(answer.people);
      setNote(done);
    }, failed);
  function give(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const { who, role } = Object.fromEntries(new FormData(form)) as Record<"who" | "role", string>;
    void change(
      { verb: "grant", who, role },
      say(`${who} has the role ${role}.`, `${who} tiene el rol ${role}.`),
    );
  }

  const roles = [
    [authorRole, say("Author: drafts of their own", "Author: sus propios borradores")],
    [editorRole, say("Editor: everything", "Editor: todo")],
    [operatorRole, say("Operator: also people", "Operator: también las personas")],
  ] as const;
  return (
    <section className="studio-roles" aria-labelledby="studio-roles">
      <h2 id="studio-roles">{say("Who may write", "Quién puede escribir")}</h2>
      <form onSubmit={give}>
        <label>
          {say("E-mail address of their account", "Correo de su cuenta")}
          <input name="who" type="text" autoComplete="off" required maxLength={320} />
        </label>
        <label>
          {say("Role", "Rol")}
          <select name="role">
            {roles.map(([role, label]) => (
              <option key={role} value={role}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" margin={false}>
          {say("Give the role", "Dar el rol")}
        </Button>
      </form>
      <p role="status">{note}</p>
      <ul>
        {people?.map(({ subject, email = subject, roles: held }) =>
          held.map((role) => (
            <li key={`${subject} ${role}`}>
              <span>
                {email}: {role}
              </span>
              {!(subject === own && role === operatorRole) && (
                <Button
                  buttonStyle="secondary"
                  size="small"
                  margin={false}
                  aria-label={say(`Take ${role} from ${email}`, `Quitar ${role} a ${email}`)}
                  onClick={() =>
                    void change(
                      { verb: "revoke", who: subject, role },
                      say(`${email} no longer has the role ${role}.`, `${email} ya no tiene el rol ${role}.`),
                    )
                  }
                >
                  {say("Take away", "Quitar")}
                </Button>
              )}
            </li>
          )),
        )}
      </ul>
      <h2>{say("Who has signed in", "Quién ha entrado")}</h2>
    </section>
  );
}
