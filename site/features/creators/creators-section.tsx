import { useEffect, useState } from "react";
import type { Follow } from "../../../contracts/member.ts";
import { memberPaths } from "../../../contracts/member-paths.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { AppLink } from "../../ui/app-link.tsx";
import { askMember } from "../offline/member-calls.ts";
import { useMarked } from "../offline/use-marked.ts";
import { CardRow } from "../shelf/card-row.tsx";
import { FollowButton } from "./follow-button.tsx";
import { useLatestFollowed } from "./latest.ts";

const shown = 6;

/** In /my-profile: whom the member follows, and what they published last. */
export default function CreatorsSection() {
  const latest = useLatestFollowed(shown);
  const followed = useMarked("follow");
  const [follows, setFollows] = useState<readonly Follow[]>();
  useEffect(() => {
    askMember(`${memberPaths.follows}?culture=${getLocale()}`).then(
      (answer) => setFollows(answer as Follow[]),
      (error: unknown) => console.warn("Whom you follow could not be loaded.", error),
    );
  }, []);
  return (
    <>
      <p className="mt-2 max-w-[38rem] text-muted">{m.creators_section_lead()}</p>
      <div className="mt-6 min-h-[124px]">
        {!(followed && follows) && <p className="text-muted">{m.loading()}</p>}
        {follows?.length === 0 && (
          <p>
            {m.creators_none()}{" "}
            <AppLink to="/contributors" className="font-semibold text-water underline underline-offset-2">
              {m.creators_find()}
            </AppLink>
          </p>
        )}
        <ul className="grid gap-2">
          {follows?.map(({ id, name, path }) => (
            <li key={id} className="flex items-center justify-between gap-4 border-b border-line pb-2">
              <AppLink to={path} className="font-serif text-[1.1rem] hover:underline">
                {name}
              </AppLink>
              <FollowButton id={id} name={name} />
            </li>
          ))}
        </ul>
        {latest && latest.length > 0 && (
          <div className="mt-8">
            <h3 className="mb-4">{m.creators_latest()}</h3>
            <CardRow cards={latest} columns={2} />
          </div>
        )}
      </div>
    </>
  );
}
