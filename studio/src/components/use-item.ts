"use client";
import { useDocumentInfo, useForm, useFormBackgroundProcessing, useFormModified } from "@payloadcms/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Overview } from "../translation/overview.ts";
import { read } from "./calls.ts";

/** The editor saves by itself 0.8 s after the last key; what it leaves lying for this long it does not try again. */
const quietMs = 2_000;
const longestMs = 30_000;
const lookEveryMs = 50;

/** The item that is open, and how to save what is in its form as its draft. */
export function useItem() {
  const { id, collectionSlug: collection, lastUpdateTime } = useDocumentInfo();
  const { submit, setBackgroundProcessing } = useForm();
  const isModified = useFormModified();
  const isSaving = useFormBackgroundProcessing();
  const now = useRef({ isModified, isSaving });
  useEffect(() => {
    now.current = { isModified, isSaving };
  }, [isModified, isSaving]);
  /** Whether all that was typed has arrived. A call beside the editor's own would be refused, as one that was overtaken. */
  const save = useCallback(async (): Promise<boolean> => {
    const began = performance.now();
    let lastSaving = began;
    while (now.current.isSaving || now.current.isModified) {
      const at = performance.now();
      if (at - began > longestMs) return false;
      if (now.current.isSaving) lastSaving = at;
      else if (at - lastSaving > quietMs) break;
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
    if (!now.current.isModified) return true;
    setBackgroundProcessing(true);
    try {
      const result = await submit({
        action: `/studio/api/${collection}/${id}?autosave=true&depth=0&draft=true`,
        acceptValues: { overrideLocalChanges: false },
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
        method: "PATCH",
        overrides: { _status: "draft" },
        skipValidation: true,
      });
      return (result as { res?: Response } | undefined)?.res?.ok === true;
    } finally {
      setBackgroundProcessing(false);
    }
  }, [submit, setBackgroundProcessing, collection, id]);
  return { id: id === undefined ? undefined : String(id), collection, isModified, lastUpdateTime, save };
}

/** Read again whenever the item was saved. */
export function useOverview(item: ReturnType<typeof useItem>, isWanted: boolean) {
  const { id, collection, isModified, lastUpdateTime } = item;
  const [overview, setOverview] = useState<Overview>();
  // A save changes what is read.
  useEffect(() => {
    if (!id || !collection || !isWanted || isModified) return;
    let isCurrent = true;
    read<Overview>(`translation?${new URLSearchParams({ collection, id })}`).then(
      (found) => isCurrent && setOverview(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [id, collection, isModified, lastUpdateTime, isWanted]);
  return [overview, setOverview] as const;
}
