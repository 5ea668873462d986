import { UsersRound } from "lucide-react";
import { m } from "../../../i18n/paraglide/messages.js";
import { getLocale } from "../../../i18n/paraglide/runtime.js";
import { AppLink } from "../../../ui/app-link.tsx";
import { LoadFailed, LoadingState } from "../../../ui/loading-state.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { CardRow } from "../../cards/card-row.tsx";
import { FollowButton } from "../../creators/follow-button.tsx";
import { useLatestFollowed } from "../../creators/latest.ts";
import { callMember } from "../../member-data/call-member.ts";
import { EmptyNote } from "../empty-note.tsx";

const shown = 6;

const load = () => callMember("readFollows", { query: { culture: getLocale() } });

/** In /my-profile: the creators a member follows, and their latest items. */
export default function CreatorsSection() {
  const latest = useLatestFollowed(shown);
  const { value: follows, failed, reload } = useLoaded(load);
  return (
    <>
      <p className="mt-2 max-w-[38rem] text-muted">{m.creators_section_lead()}</p>
      <div className="mt-6 min-h-[124px]">
        {!follows && <LoadingState failed={failed} retry={reload} />}
        {follows?.length === 0 && (
          <EmptyNote icon={UsersRound} text={m.creators_none()} to="/contributors" link={m.creators_find()} />
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
        {(latest.failed || latest.value?.length) && (
          <div className="mt-8">
            <h3 className="mb-4">{m.creators_latest()}</h3>
            {latest.failed && <LoadFailed retry={latest.reload} />}
            {latest.value && <CardRow cards={latest.value} columns={2} />}
          </div>
        )}
      </div>
    </>
  );
}
