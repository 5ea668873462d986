import { type ComponentType, type ReactNode, useId } from "react";
import { useStore } from "zustand";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { LoadFailed } from "../../ui/loading-state.tsx";
import { useComponent } from "../../ui/use-component.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { identityStore } from "../identity/identity-store.ts";

type Heading = "h2" | "h3";

interface Part {
  load(): Promise<{ default: ComponentType<{ member: boolean }> }>;
}

/** With their schemas they are a third of the page, so they come when it is there. */
const parts = {
  push: { load: async () => ({ default: (await import("./push-settings.tsx")).PushSettings }) },
  mail: { load: async () => ({ default: (await import("./mail-form.tsx")).MailForm }) },
  calendar: { load: async () => ({ default: (await import("../rhythm/calendar-feed.tsx")).CalendarFeed }) },
} satisfies Record<string, Part>;

/** A browser may remember that a module did not come; only a new page is sure to request it again. */
const NotLoaded = () => <LoadFailed retry={() => location.reload()} />;

function Loaded({ part, member }: { part: Part; member: boolean }) {
  const Content = useComponent(part, NotLoaded);
  if (!Content) return <p className="min-h-24 text-muted">{m.loading()}</p>;
  return <Content member={member} />;
}

function Group({
  heading: Title,
  title,
  children,
}: {
  heading: Heading;
  title: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6 rounded-md border border-line p-5 md:p-7">
      <Title id={id} className="mb-4 text-[1.25rem]">
        {title}
      </Title>
      <div>{children}</div>
    </section>
  );
}

const link = "inline-flex min-h-11 items-center text-water underline";

/** The one place where everything that comes to a reader is set: notifications, e-mails, texts and the calendar. */
export function Reminders({ heading }: { heading: Heading }) {
  const hydrated = useHydrated();
  const { known, person } = useStore(identityStore);
  const member = person !== undefined;
  return (
    <>
      <Group heading={heading} title={m.notifications_push()}>
        {hydrated && known ? (
          <Loaded key={person?.id} part={parts.push} member={member} />
        ) : (
          <p className="min-h-24 text-muted">{m.notifications_push_text()}</p>
        )}
      </Group>
      <Group heading={heading} title={member ? m.notifications_mail() : m.notifications_mail_visitor()}>
        {member ? (
          <Loaded part={parts.mail} member={member} />
        ) : (
          <>
            <p className="text-muted">{m.notifications_mail_text()}</p>
            <p className="mt-2 flex flex-wrap gap-x-6">
              <AppLink to="/newsletter" className={link}>
                {m.notifications_mail_sign_up()}
              </AppLink>
              <AppLink to="/consents" className={link}>
                {m.newsletter_consents()}
              </AppLink>
            </p>
          </>
        )}
      </Group>
      <Group heading={heading} title={member ? m.rhythm_calendar() : m.notifications_more()}>
        {member ? (
          <Loaded part={parts.calendar} member={member} />
        ) : (
          <>
            <p className="text-muted">{m.notifications_more_text()}</p>
            <p className="mt-2">
              <AppLink to="/my-profile#notifications" className={link}>
                {m.notifications_more_sign_in()}
              </AppLink>
            </p>
          </>
        )}
      </Group>
    </>
  );
}
