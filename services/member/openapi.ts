/** The calls as an OpenAPI 3.1 document, made of the contracts. */
import * as z from "zod";
import { problem } from "../../contracts/content.ts";
import * as bodies from "../../contracts/member.ts";
import { type MemberCall, memberCalls } from "../../contracts/member-calls.ts";
import { markHeaders, memberPaths } from "../../contracts/member-paths.ts";

type Json = Record<string, unknown>;

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === "object" && value !== null && "_zod" in value;
const named = Object.entries({ ...bodies, problem }).filter(([, value]) => isSchema(value)) as [
  string,
  z.core.$ZodType,
][];
const nameOf = new Map(named.map(([name, schema]) => [schema, name[0]!.toUpperCase() + name.slice(1)]));

const ref = (schema: z.core.$ZodType): Json => ({ $ref: `#/components/schemas/${nameOf.get(schema)}` });
const json = (schema: z.core.$ZodType) => ({ "application/json": { schema: ref(schema) } });
const refusal = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: ref(problem) } },
});

function schemaOf(schema: z.core.$ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return rest;
}

const headerTexts = {
  [markHeaders.localDate]: "The member's own date, YYYY-MM-DD.",
  [markHeaders.timeZone]: "Their time zone, such as America/New_York.",
  [markHeaders.doneAt]: "When it was done, if it was queued offline until now.",
};

function parametersOf({ path, query = {}, counts }: MemberCall): Json[] {
  const text = { type: "string" };
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => {
      return { name, in: "path", required: true, schema: { ...text, format: "uuid" } };
    }),
    ...Object.entries(query).map(([name, description]) => ({ name, in: "query", description, schema: text })),
    ...Object.entries(counts ? headerTexts : {}).map(([name, description]) => {
      return { name, in: "header", description, schema: text };
    }),
  ];
}

function operationOf(name: string, call: MemberCall): Json {
  const takesId = call.path.includes(":");
  return {
    operationId: name,
    tags: [call.area],
    summary: call.summary,
    parameters: parametersOf(call),
    ...(call.open ? { security: [] } : {}),
    ...(call.body ? { requestBody: { required: true, content: json(call.body) } } : {}),
    responses: {
      ...(call.answer
        ? { 200: { description: "Done; a repeat has the same answer.", content: json(call.answer) } }
        : { 204: { description: "Done; a repeat has the same answer." } }),
      ...(call.body || call.query ? { 400: refusal("Something in the request is not valid.") } : {}),
      ...(call.open ? {} : { 401: refusal("You are not authorized.") }),
      ...(call.premium ? { 403: refusal("You are not authorized: this needs premium.") } : {}),
      ...(takesId ? { 404: refusal("The content has no such item of this type.") } : {}),
      default: refusal("Not now: the code says why."),
    },
  };
}

const calendarFeed = {
  get: {
    operationId: "readCalendarFeed",
    tags: ["Calendar"],
    summary: "The private calendar feed; its secret identifies the member.",
    security: [],
    parameters: [{ name: "secret", in: "path", required: true, schema: { type: "string" } }],
    responses: {
      200: {
        description: "An iCalendar file.",
        content: { "text/calendar": { schema: { type: "string" } } },
      },
      404: refusal("There is no such calendar."),
    },
  },
};

export function openApiDocument(siteName: string, base: string) {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries<MemberCall>(memberCalls)) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  paths[memberPaths.calendarFeed("{secret}")] = calendarFeed;
  return {
    openapi: "3.1.1",
    info: {
      title: `${siteName} member service`,
      version: "2",
      description:
        "What the site remembers of a member. Every write is safe to repeat, and is answered only when it is stored. A refusal is a problem (RFC 9457) with a stable code.",
    },
    servers: [{ url: base }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: Object.fromEntries(named.map(([, schema]) => [nameOf.get(schema)!, schemaOf(schema)])),
    },
  };
}
