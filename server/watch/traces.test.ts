import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../scripts/free-ports.mjs";
import { newPostgresPlace } from "../../tests/support/databases.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { makeDataDir, type RunningServer, sendRequest, startServer } from "../../tests/support/server.ts";

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector as OTLP over HTTP has it: POST /v1/traces, JSON. */
const spans: Span[] = [];
const collectorHeaders: IncomingHttpHeaders[] = [];
const collector = createServer(async (request, response) => {
  collectorHeaders.push(request.headers);
  const body = JSON.parse(await text(request));
  expect(request.url).toBe("/v1/traces");
  for (const { scopeSpans } of body.resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
});
/** A partner that says what it was sent. */
const partnerHeaders: IncomingHttpHeaders[] = [];
const partner = createServer((request, response) => {
  partnerHeaders.push(request.headers);
  response.writeHead(200, { "content-type": "application/json" }).end("[]");
});
const listening = async (server: Server, port = 0) => {
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
};

const data = makeDataDir();
let server: RunningServer;
let collectorPort: number;
beforeAll(async () => {
  collectorPort = await freePort();
  server = await startServer({
    DATA_DIR: data.dataDir,
    DATABASE_URL: (await newPostgresPlace()).url!,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
    OTEL_EXPORTER_OTLP_HEADERS: "x-key=of%20ours",
    // Of the SDK's own: a test need not wait five seconds for a batch.
    OTEL_BSP_SCHEDULE_DELAY: "200",
    TRACE_RATIO: "1",
    TRUSTED_PROXIES: "1",
    LEADS_URL: `http://127.0.0.1:${await listening(partner)}`,
  });
});
afterAll(async () => {
  server?.child.kill("SIGKILL");
  await server?.exit;
  for (const one of [collector, partner]) one.close();
  data.remove();
});

const traceId = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
const named = (name: string) => spans.filter((span) => span.name === name);

test("failures of the collector never reach the reader and are logged once", async () => {
  for (const address of ["/about", "/faq", "/contact-us"])
    expect((await sendRequest(server.url, address)).status).toBe(200);
  const complaints = () => server.output().match(/traces cannot be sent/g)?.length ?? 0;
  await eventually(() => expect(complaints()).toBe(1));
  for (const address of ["/terms", "/privacy"]) await sendRequest(server.url, address);
  await listening(collector, collectorPort);
  await sendRequest(server.url, "/cookies");
  await eventually(() => expect(server.output()).toContain("are sent to"));
  expect(complaints()).toBe(1);
});

test("a request's trace is the proxy's, holds the render and its calls, and goes on to partners", async () => {
  spans.length = 0;
  await sendRequest(server.url, "/es/about", { headers: { traceparent } });
  await eventually(() => expect(named("GET page").map((span) => span.traceId)).toContain(traceId));
  const request = named("GET page").find((span) => span.traceId === traceId);
  expect(request).toMatchObject({ kind: 2, parentSpanId: "b7ad6b7169203331" });
  expect(request!.attributes).toContainEqual({ key: "http.response.status_code", value: { intValue: 200 } });
  const render = named("render page").find((span) => span.traceId === traceId);
  expect(render?.parentSpanId).toBe(request!.spanId);
  expect(named("content").some((span) => span.parentSpanId === render!.spanId)).toBe(true);
  expect(collectorHeaders.at(-1)).toMatchObject({ "x-key": "of ours" });

  const headers = { traceparent, "x-request-id": "edge-0123456789" };
  await sendRequest(server.url, "/lead-routing/params", { headers });
  expect(partnerHeaders.at(-1)).toMatchObject({
    "x-request-id": "edge-0123456789",
    traceparent: expect.stringMatching(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`)),
  });
  await eventually(() => expect(named("GET leads")[0]).toMatchObject({ traceId, kind: 3 }));
});

test("statements of the database are traced without their values", async () => {
  spans.length = 0;
  const body = "email=traced-reader%40example.com";
  const answer = await sendRequest(server.url, "/newsletter", {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(body.length),
      traceparent,
    },
    body,
  });
  expect(answer.status).toBe(200);
  await eventually(() => expect(named("sql insert").map((span) => span.traceId)).toContain(traceId));
  // The e-mail that it causes is a job's, which is no part of the request.
  await eventually(() => expect(named("send mail")).toHaveLength(1));
  const [mail] = named("send mail");
  expect(mail!.traceId).not.toBe(traceId);
  expect(spans.find(({ spanId }) => spanId === mail!.parentSpanId)?.name).toMatch(/^job /);
  expect(JSON.stringify(spans)).not.toContain("traced-reader");
});
