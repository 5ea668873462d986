import { Hono } from "hono";
import { html } from "hono/html";
import { type MemberCall, memberCalls } from "../../contracts/member-calls.ts";
import { markHeaders } from "../../contracts/member-paths.ts";
import { openApiDocument } from "./openapi.ts";
import { smallPage, smallPagePolicy } from "./small-page.ts";

type Document = ReturnType<typeof openApiDocument>;

const anchor = (area: string) => area.toLowerCase().replaceAll(" ", "-");

function callOf(name: string, call: MemberCall, document: Document) {
  const operation = document.paths[call.path.replace(/:(\w+)/g, "{$1}")]![call.method.toLowerCase()] as {
    requestBody?: { content: { "application/json": { schema: { $ref: string } } } };
    responses: Record<string, { content?: Record<string, { schema: { $ref: string } }> }>;
  };
  const shapeOf = (given: { schema: { $ref: string } } | undefined) => {
    const schema = given && document.components.schemas[given.schema.$ref.split("/").at(-1)!];
    return schema ? html`<pre>${JSON.stringify(schema, null, 2)}</pre>` : "";
  };
  const body = operation.requestBody?.content["application/json"];
  const answer = operation.responses["200"]?.content?.["application/json"];
  return html`<details id="${name}"><summary><b>${call.method}</b><code>${call.path.replace(/:(\w+)/g, "{$1}")}</code><span>${call.summary}</span></summary><div>
${call.open ? html`<p>Anyone may call it.</p>` : html`<p>For the member whose bearer token is sent${call.premium ? ", who must have premium" : ""}.</p>`}
${call.query ? html`<dl>${Object.entries(call.query).map(([key, text]) => html`<dt><code>?${key}=</code></dt><dd>${text}</dd>`)}</dl>` : ""}
${body ? html`<p>Body</p>${shapeOf(body)}` : ""}
${answer ? html`<p>Answer</p>${shapeOf(answer)}` : html`<p>Answer: 204, without a body.</p>`}</div></details>`;
}

function page(siteName: string, base: string, document: Document) {
  const areas = Map.groupBy(Object.entries<MemberCall>(memberCalls), ([, { area }]) => area);
  const body = html`<p>${document.info.description}</p>
<p>Every path is below <code>${base}</code>. Calls for a member carry the access token of the ${siteName} sign-in: <code>Authorization: Bearer …</code>. For programs there is the <a href="${base}/openapi.json">OpenAPI document</a>.</p>
<p>Marks and trivia answers count for the member's own day when they say which it is: <code>${markHeaders.localDate}</code>, <code>${markHeaders.timeZone}</code>, and <code>${markHeaders.doneAt}</code> for what was kept offline.</p>
<nav aria-label="Areas">${[...areas.keys()].map((area) => html`<a href="#${anchor(area)}">${area}</a>`)}</nav>
${[...areas].map(([area, calls]) => html`<h2 id="${anchor(area)}">${area}</h2>${calls.map(([name, call]) => callOf(name, call, document))}`)}`;
  return smallPage({ lang: "en", title: document.info.title, body });
}

/** The description for programs and the same for people; neither depends on who asks. */
export function createDocs(siteName: string, base: string): Hono {
  const document = openApiDocument(siteName, base);
  const cached = { "cache-control": "public, max-age=300" };
  return new Hono()
    .get("/openapi.json", (c) => c.json(document, 200, cached))
    .get("/docs", async (c) =>
      c.html(await page(siteName, base, document), 200, {
        ...cached,
        "content-security-policy": smallPagePolicy,
      }),
    );
}
