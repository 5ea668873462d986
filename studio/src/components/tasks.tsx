"use client";
/** Above the list of collections: what one comes here for. */
import { Link } from "@payloadcms/ui";
import { useSay } from "./say.ts";
import "./studio.css";

export function Tasks() {
  const say = useSay();
  const tasks = [
    ["/studio/collections/article/create", say("Write an article", "Escribir un artículo")],
    ["/studio/calendar", say("Plan the month", "Planear el mes")],
    ["/studio/waiting", say("Translate what waits", "Traducir lo que espera")],
  ] as const;
  return (
    <div className="studio-start">
      <h1>{say("What would you like to do?", "¿Qué quieres hacer?")}</h1>
      <ul className="studio-tasks">
        {tasks.map(([address, label]) => (
          <li key={address}>
            <Link href={address} prefetch={false}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <a href="/" target="_blank" rel="noopener">
            {say("See the site", "Ver el sitio")}
          </a>
        </li>
      </ul>
    </div>
  );
}
