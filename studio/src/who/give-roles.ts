/** Operators see who may write, and give and take roles. */
import type { Endpoint, PayloadRequest } from "payload";
import { studioRolesPath } from "../../../contracts/studio.ts";
import { isOperator } from "../access.ts";
import { refused, said, signedIn } from "../answers.ts";
import { forgetRoles } from "./roles.ts";
import { callSite } from "./site.ts";

const reasons: Record<number, { "en-US": string; es: string }> = {
  400: { "en-US": "Name an address and a role.", es: "Indica un correo y un rol." },
  404: {
    "en-US": "Nobody has an account with this address. They create one on the site first, and confirm it.",
    es: "Nadie tiene una cuenta con este correo. Primero hay que crearla en el sitio y confirmarla.",
  },
  409: {
    "en-US": "Another operator can take this role from you, you cannot.",
    es: "Otro operador puede quitarte este rol, tú no.",
  },
};

const ask = (readChange: (req: PayloadRequest) => Promise<unknown>) =>
  signedIn(async (req) => {
    if (!isOperator(req.user))
      return refused(
        403,
        "forbidden",
        said(req, { "en-US": "Only operators may do that.", es: "Solo los operadores pueden hacerlo." }),
      );
    const change = await readChange(req);
    const answer = await callSite(studioRolesPath, { by: String(req.user!.id), change });
    const reason = reasons[answer.status];
    if (reason) return refused(answer.status, "refused", said(req, reason));
    if (!answer.ok) throw new Error(`The site answered ${answer.status} to who may write.`);
    forgetRoles();
    return Response.json(await answer.json(), { headers: { "cache-control": "private, no-store" } });
  });

export const rolesEndpoints: Endpoint[] = [
  { path: "/roles", method: "get", handler: ask(async () => undefined) },
  { path: "/roles", method: "post", handler: ask((req) => req.json!().catch(() => ({}))) },
];
