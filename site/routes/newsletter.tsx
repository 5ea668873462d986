import { data, Form } from "react-router";
import { clientAddressHeader } from "../../contracts/contact.ts";
import { servicesContext } from "../context.ts";
import { NewsletterFields } from "../features/newsletter/newsletter-band.tsx";
import { signUp } from "../features/newsletter/sign-up.server.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { SceneArt } from "../ui/scene-art.tsx";
import { useUnsent } from "../ui/use-unsent.ts";
import type { Route } from "./+types/newsletter";

const statuses = { done: 200, invalid: 400, failed: 503 };

export async function action({ request, context, url }: Route.ActionArgs) {
  // What is not a form holds no address, and is answered as one without.
  const form = await request.formData().catch(() => new FormData());
  const address = request.headers.get(clientAddressHeader) ?? undefined;
  const result = await signUp(context.get(servicesContext), form, localeOfPath(url.pathname), address);
  return data(result, { status: statuses[result.state] });
}

export function meta() {
  return pageMeta({
    title: m.newsletter_title(),
    description: m.newsletter_text(),
    paths: "/newsletter",
  });
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const { unsent, onSubmit } = useUnsent();
  return (
    <section className="column mt-5 md:mt-12">
      <div className="overflow-hidden rounded-lg bg-deep text-foam">
        <div className="h-36 md:h-52">
          <SceneArt
            seed="letter dawn"
            hour="dawn"
            width={900}
            height={300}
            className="scene-adapts size-full"
          />
        </div>
        <div className="px-6 pt-7 pb-9 md:px-12 md:pt-9 md:pb-12">
          <h1 className="text-[2rem] md:text-[2.4rem]">{m.newsletter_title()}</h1>
          <p className="mt-2 text-[1.1rem]">{m.newsletter_text()}</p>
          <Form method="post" noValidate onSubmit={onSubmit}>
            <NewsletterFields result={actionData} unsent={unsent} />
          </Form>
        </div>
      </div>
    </section>
  );
}
