"use client";
/** Marks the page of somebody who may only write drafts: what would be refused is not shown (panel.css). */
import { useAuth } from "@payloadcms/ui";
import { type ReactNode, useEffect } from "react";
import { isEditor } from "../access.ts";
import "./panel.css";

export function RoleMark({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const isAuthor = Boolean(user) && !isEditor(user);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-author", isAuthor);
  }, [isAuthor]);
  return children;
}
