/** Asks a real Umbraco everything that could only be tried with a stand-in here; one line each, with what was found. */
import { contentTypes } from "../../contracts/content.ts";
import { locales } from "../../contracts/site.ts";
import { deliveryPath } from "../../services/content/delivery-path.ts";
import { type Management, managementPath } from "./management.ts";
import { webhookEvents } from "./setup.ts";
import { dataTypes, documentTypes, typeId } from "./types.ts";

interface VerifyOptions {
  origin: string;
  apiKey: string | undefined;
  /** Without it only the Delivery API is read. */
  management: Management | undefined;
  fetch?: typeof fetch;
  say(line: string): void;
}

// biome-ignore lint/suspicious/noExplicitAny: whatever a server may answer
type Item = { properties: Record<string, any> };

interface Finding {
  ok: boolean;
  found: string;
}

/** Each assumption, and what was found; `ok` says that it holds. */
export async function verify({
  origin,
  apiKey,
  management,
  fetch: send = fetch,
  say,
}: VerifyOptions): Promise<number> {
  let failures = 0;
  async function check(assumption: string, ask: () => Promise<Finding>): Promise<void> {
    const { ok, found } = await ask().catch((error: Error) => ({ ok: false, found: error.message }));
    if (!ok) failures++;
    say(`${ok ? "holds " : "DIFFERS"}  ${assumption}: ${found}`);
  }
  const delivery = async (query: string, headers: Record<string, string> = {}) => {
    const response = await send(`${origin}${deliveryPath}${query}`, {
      headers: { "accept-language": "en-US", ...(apiKey ? { "api-key": apiKey } : {}), ...headers },
      redirect: "manual",
      signal: AbortSignal.timeout(30_000),
    });
    // biome-ignore lint/suspicious/noExplicitAny: whatever a server may answer
    return { status: response.status, body: (await response.json().catch(() => undefined)) as any };
  };
  const list = (query: string, headers?: Record<string, string>) => delivery(`/content?${query}`, headers);
  const brief = (value: unknown) => JSON.stringify(value)?.slice(0, 160) ?? "nothing";

  await check("the Delivery API is on", async () => {
    const { status, body } = await list("take=1");
    return {
      ok: status === 200 && typeof body?.total === "number",
      found: `${status}, ${body?.total} items`,
    };
  });
  await check("without the key it is closed (PublicAccess=false)", async () => {
    const { status } = await list("take=1", { "api-key": "" });
    return { ok: status === 401, found: String(status) };
  });
  await check("items are listed by type in the order of the tree", async () => {
    const { status } = await list("filter=contentType:article&sort=level:asc&sort=sortOrder:asc&take=1");
    return { ok: status === 200, found: String(status) };
  });
  await check("an unknown filter is a 400", async () => {
    const { status, body } = await list("filter=contentSlug:x");
    return { ok: status === 400, found: `${status} ${body?.title ?? ""}` };
  });
  await check("types can be excluded", async () => {
    const { status, body } = await list(
      `filter=contentType:!${contentTypes.join(",")}&take=1&sort=level:asc`,
    );
    return { ok: status === 200, found: `${status}, ${body?.total} others` };
  });
  await check("both languages are there", async () => {
    const found = await Promise.all(
      locales.map((locale) => list("take=1&sort=level:asc", { "accept-language": locale })),
    );
    return {
      ok: found.every(({ body }) => body?.total > 0),
      found: found.map(({ body }, at) => `${locales[at]} ${body?.total}`).join(", "),
    };
  });
  const sample = (
    await list("filter=contentType:article&sort=level:asc&take=1&expand=properties[featuredImage]").catch(
      () => undefined,
    )
  )?.body?.items?.[0];
  await check("keys of cultures are as the language was created", async () => ({
    ok: sample && "en-US" in sample.cultures && "es" in sample.cultures,
    found: Object.keys(sample?.cultures ?? {}).join(", ") || "no article",
  }));
  await check("addresses have no language in them (no hostnames with /es)", async () => {
    const { body } = await list("filter=contentType:article&take=1&sort=level:asc", {
      "accept-language": "es",
    });
    const path = body?.items?.[0]?.route.path;
    return { ok: typeof path === "string" && !path.startsWith("/es/"), found: String(path) };
  });
  await check("rich text is HTML (RichTextOutputAsJson=false)", async () => ({
    ok: typeof sample?.properties.contentBody?.markup === "string",
    found: brief(sample?.properties.contentBody),
  }));
  await check("a link in a text names its item (data-destination-id)", async () => {
    const { body } = await list("filter=contentType:article&take=100&sort=level:asc");
    const link = /<a\b[^>]*data-destination-id[^>]*>/.exec(
      JSON.stringify(body?.items ?? []).replaceAll('\\"', '"'),
    )?.[0];
    return { ok: link !== undefined, found: link ?? "no such link in a hundred articles" };
  });
  await check("a block in a text has its place and its reference", async () => {
    const { body } = await list("filter=contentType:article&take=100&sort=level:asc");
    const text = JSON.stringify(body?.items ?? []).replaceAll('\\"', '"');
    return {
      ok: /umb-rte-block[^>]*data-content-id=/.test(text),
      found: /<umb-rte-block[^>]*>/.exec(text)?.[0] ?? "none",
    };
  });
  await check("a day is written as a date", async () => {
    const { body } = await list("filter=contentType:verse&take=1&sort=level:asc");
    const day = body?.items?.[0]?.properties.scheduledDate;
    return { ok: /^\d{4}-\d{2}-\d{2}/.test(String(day)), found: brief(day) };
  });
  await check("a picture has its alternative texts when expanded", async () => {
    const { body } = await list(
      "filter=contentType:article,category,growthPlan&take=100&sort=level:asc&expand=properties[featuredImage]",
    );
    const picture = body?.items?.find((item: Item) => item.properties.featuredImage)?.properties
      .featuredImage[0];
    return { ok: "altText" in (picture?.properties ?? {}), found: brief(picture) };
  });
  await check("a quiz's questions, answers and which is right", async () => {
    const { body } = await list("filter=contentType:trivia&take=1&sort=level:asc");
    const question = body?.items?.[0]?.properties.questions?.items?.[0]?.content;
    return { ok: question?.properties.answers?.items?.length > 1, found: brief(question) };
  });
  await check("an item by its id, at once", async () => {
    const { status, body } = await delivery(`/content/items?id=${sample?.id}`);
    return { ok: status === 200 && body?.length === 1, found: `${status}, ${body?.length}` };
  });
  await check("drafts with the key (Preview: true)", async () => {
    const { status } = await list("take=1&sort=level:asc", { preview: "true" });
    return { ok: status === 200, found: String(status) };
  });
  if (management) {
    const major = await management.get<{ version: string }>("/server/information").catch(() => undefined);
    say(`Umbraco ${major?.version ?? "of an unknown version"}, ${origin}${managementPath}`);
    await check("every data type stores what we push", async () => {
      const missing: string[] = [];
      const schemas: string[] = [];
      for (const { id, name } of dataTypes()) {
        if (!(await management.get(`/data-type/${id}`))) missing.push(name);
        else
          schemas.push(
            `${name}: ${brief(await management.get(`/data-type/${id}/schema`).catch(() => "no schema"))}`,
          );
      }
      for (const line of schemas) say(`          ${line}`);
      return { ok: missing.length === 0, found: missing.join(", ") || "all there" };
    });
    await check("every type is there", async () => {
      const missing: string[] = [];
      for (const { alias } of documentTypes())
        if (!(await management.get(`/document-type/${typeId(alias)}`))) missing.push(alias);
      return { ok: missing.length === 0, found: missing.join(", ") || "all there" };
    });
    await check("the webhook sends what we need", async () => {
      const hooks = await management.get<{ items: { url: string; events: { alias: string }[] }[] }>(
        "/webhook?skip=0&take=100",
      );
      const webhook = hooks?.items.find(({ url }) => url.endsWith("/hooks/content"));
      const missing = webhookEvents.filter(
        (alias) => !webhook?.events.some((event) => event.alias === alias),
      );
      return {
        ok: missing.length === 0,
        found: webhook ? missing.join(", ") || webhook.url : "no webhook to /hooks/content",
      };
    });
  }
  say(
    failures === 0
      ? "Everything is as we took it to be."
      : `${failures} of these differ: please send us this report.`,
  );
  return failures;
}
