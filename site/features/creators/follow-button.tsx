import { UserRoundCheck, UserRoundPlus } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { useMark, useMemberList } from "../member-data/use-mark.ts";

/** Contributors and channels can be followed with a free account. */
export function FollowButton({ id, name }: { id: string; name: string }) {
  useMemberList({ kind: "follow" });
  const { marked, set } = useMark({ kind: "follow", item: id }, m.creators_login());
  const Icon = marked ? UserRoundCheck : UserRoundPlus;
  return (
    <button
      type="button"
      aria-pressed={marked}
      aria-label={marked ? m.creators_following_name({ name }) : m.creators_follow_name({ name })}
      onClick={() => void set(!marked)}
      className={`pill min-w-36 border ${marked ? "border-spring text-spring" : "border-line hover:bg-sand"}`}
    >
      <Icon className="size-5" aria-hidden="true" />
      {marked ? m.creators_following() : m.creators_follow()}
    </button>
  );
}
