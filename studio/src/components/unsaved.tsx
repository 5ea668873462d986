"use client";
/** Nothing typed is lost: while it is not saved it is in this browser too, and is saved or offered again. */
import { Button, useAllFormFields, useAuth, useDocumentInfo, useForm, useTranslation } from "@payloadcms/ui";
import { useEffect, useMemo, useRef, useState } from "react";
import { read, send } from "./calls.ts";
import "./studio.css";
import { useSay } from "./say.ts";
import { changedSince, createUnsaved, isUndone, type Unsaved as Left } from "./unsaved-store.ts";
import { useItem } from "./use-item.ts";

/** The editor saves after 0.8 s; what is not saved by then did not arrive. */
const lateMs = 6_000;
const everyMs = 3_000;

export function Unsaved() {
  const say = useSay();
  const language = useTranslation().i18n.language;
  const { user } = useAuth();
  const { data, currentEditor, documentIsLocked } = useDocumentInfo();
  const { getData } = useForm();
  const [fields, dispatchFields] = useAllFormFields();
  const { id, collection, isModified, save } = useItem();
  const [left, setLeft] = useState<Left>();
  const [isLate, setLate] = useState(false);
  const [hasRoom, setRoom] = useState(true);
  const [problem, setProblem] = useState("");
  const wasModified = useRef(false);
  const changedAt = useRef(0);
  const before = useRef<Record<string, unknown>>(undefined);
  const [isStale, setStale] = useState(false);

  const person = String(user?.id ?? "");
  const unsaved = useMemo(
    () =>
      id && collection && person && typeof localStorage !== "undefined"
        ? createUnsaved(localStorage, person, collection, id)
        : undefined,
    [id, collection, person],
  );

  const [form] = useState(() => Math.random().toString(36).slice(2));
  useEffect(() => {
    // The studio stores none, so that it is gone whenever the form is read.
    if (fields.form?.value !== form) dispatchFields({ type: "UPDATE", path: "form", value: form });
  }, [fields, form, dispatchFields]);

  useEffect(() => setLeft(unsaved?.offer(getData())), [unsaved, getData]);

  // Every change is noted at once, and what was typed since when the page goes away.
  useEffect(() => {
    if (!unsaved) return;
    if (!isModified) {
      const now = getData();
      if (wasModified.current) {
        // Payload reads the form again when an item is taken over, whatever was typed into it meanwhile.
        const typed = unsaved.typed();
        if (typed && isUndone(before.current, typed.values, now)) setLeft(unsaved.offer());
        // While it is being sent it counts as unmodified; saved it is when the answer has come.
        else if (now.updatedAt === before.current?.updatedAt) return;
        else unsaved.saved();
      }
      wasModified.current = false;
      before.current = now;
      setLate(false);
      setStale(false);
      return;
    }
    if (!wasModified.current) changedAt.current = Date.now();
    wasModified.current = true;
    const note = () => setRoom(unsaved.note(changedSince(before.current, getData()), Date.now()));
    note();
    window.addEventListener("pagehide", note);
    return () => window.removeEventListener("pagehide", note);
  }, [unsaved, isModified, fields, getData]);

  // The editor does not try again by itself.
  useEffect(() => {
    if (!isModified) return;
    let isTrying = false;
    const again = async () => {
      if (isTrying || Date.now() - changedAt.current < lateMs) return;
      isTrying = true;
      try {
        // Whoever may not read it any more, or nobody at all, saves nothing; nor a form that others have overtaken.
        const address = `${collection}/${id}?depth=0&draft=true&select[updatedAt]=true`;
        const { updatedAt } = await read<{ updatedAt: string }>(address);
        const isOvertaken = Date.parse(updatedAt) > Date.parse(String(getData().updatedAt));
        setStale(isOvertaken);
        if (!isOvertaken) await save();
      } catch {
        setLate(true);
      } finally {
        isTrying = false;
      }
    };
    const timer = setInterval(() => void again(), everyMs);
    return () => clearInterval(timer);
  }, [isModified, save, collection, id, getData]);

  const putIn = async () => {
    try {
      // As the editor saves by itself: whoever does holds the item.
      await send(
        `${collection}/${id}?autosave=true&draft=true&depth=0`,
        { ...left!.values, _status: "draft" },
        { language, method: "PATCH" },
      );
      unsaved!.forget();
      window.location.reload();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const giveUp = () => {
    unsaved!.forget();
    setLeft(undefined);
  };
  const other = documentIsLocked && typeof currentEditor === "object" ? currentEditor : null;
  const holder = other && String(other.id) !== person ? String(other.name ?? other.email ?? "") : "";
  const savedAt = Date.parse(String(data?.updatedAt ?? ""));
  return (
    <>
      {holder && (
        <div className="studio-notice" role="status">
          <p>{say(`${holder} is writing here.`, `${holder} está escribiendo aquí.`)}</p>
        </div>
      )}
      {isStale && (
        <div className="studio-notice" role="alert">
          <p>
            {say(
              "Somebody else, or another tab, saved this item after you opened it. What you type stays in this browser, and is offered again after a reload.",
              "Alguien más, u otra pestaña, guardó este elemento después de que lo abriste. Lo que escribes queda en este navegador y se te ofrece al recargar.",
            )}
          </p>
          <Button size="small" margin={false} onClick={() => window.location.reload()}>
            {say("Reload", "Recargar")}
          </Button>
        </div>
      )}
      {isLate && !isStale && (
        <div className="studio-notice" role="status">
          <p>
            {hasRoom
              ? say(
                  "The studio cannot be reached. What you type stays in this browser, and is saved as soon as the studio is back.",
                  "No se puede llegar al estudio. Lo que escribes queda en este navegador y se guarda en cuanto vuelva.",
                )
              : say(
                  "The studio cannot be reached, and this browser has no room: do not close this page.",
                  "No se puede llegar al estudio y este navegador no tiene espacio: no cierres esta página.",
                )}
          </p>
        </div>
      )}
      {left && (
        <div className="studio-notice" role="alert">
          <p>
            {say(
              "This browser has words that did not reach the studio, of ",
              "Este navegador tiene palabras que no llegaron al estudio, del ",
            )}
            {new Date(left.at).toLocaleString(language)}.{" "}
            {savedAt > left.at &&
              say(
                "The item was saved after that: putting them in replaces what the same fields say now.",
                "El elemento se guardó después: al ponerlas se reemplaza lo que dicen ahora esos campos.",
              )}
          </p>
          <div className="studio-buttons">
            <Button size="small" margin={false} onClick={() => void putIn()}>
              {say("Put them in", "Ponerlas")}
            </Button>
            <Button size="small" margin={false} buttonStyle="secondary" onClick={giveUp}>
              {say("Discard them", "Descartarlas")}
            </Button>
          </div>
          {problem && <p className="studio-problem">{problem}</p>}
        </div>
      )}
    </>
  );
}
