"use client";
import { Button, useTranslation } from "@payloadcms/ui";
import "./studio.css";
import { useEffect, useState } from "react";

const start = (search: string) =>
  `/studio/api/sign-in?to=${encodeURIComponent(new URLSearchParams(search).get("redirect") || "/studio")}`;

/** In place of a password: the site's own sign-in, at once where a page of the studio was wanted. */
export function SignIn() {
  const isSpanish = useTranslation().i18n.language === "es";
  const [address, setAddress] = useState("/studio/api/sign-in");
  useEffect(() => {
    const { search } = window.location;
    setAddress(start(search));
    if (new URLSearchParams(search).has("redirect")) window.location.replace(start(search));
  }, []);
  return (
    <div className="studio-sign-in">
      <Button el="anchor" url={address} size="large">
        {isSpanish ? "Iniciar sesión" : "Sign in"}
      </Button>
    </div>
  );
}
