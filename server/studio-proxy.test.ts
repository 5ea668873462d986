import { once } from "node:events";
import { createServer, type RequestListener, request as send } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { createStudioProxy, isStudioPath } from "./studio-proxy.ts";

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function siteBefore(baseUrl: string, timeoutMs?: number) {
  const warnings: unknown[] = [];
  const proxy = createStudioProxy({
    baseUrl,
    origin: "https://wellspring.example",
    log: { warn: (...given: unknown[]) => void warnings.push(given) },
    ...(timeoutMs ? { timeoutMs } : {}),
  });
  const url = await listen((request, response) => void proxy(request, response, request.url!));
  return { url, warnings };
}

test("only what is below /studio is the studio's", () => {
  expect(["/studio", "/studio/", "/studio/api/x"].map(isStudioPath)).toEqual([true, true, true]);
  expect(["/", "/studios", "/es/studio", "/study-guides"].map(isStudioPath)).toEqual(Array(4).fill(false));
});

test("a call is passed on with its method, body and cookies, under the site's own name, and comes back with a policy", async () => {
  const studio = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { host, cookie, "x-forwarded-proto": scheme } = request.headers;
    response.writeHead(201, { "set-cookie": ["a=1", "b=2"], "cache-control": "public, max-age=60" });
    response.end(JSON.stringify([request.method, request.url, host, cookie, scheme, chunks.join("")]));
  });
  const { url } = await siteBefore(studio);
  const answer = await fetch(`${url}/studio/api/x?y=1`, {
    method: "POST",
    body: "words",
    headers: { cookie: "studio-session=1" },
  });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual([
    "POST",
    "/studio/api/x?y=1",
    "wellspring.example",
    "studio-session=1",
    "https",
    "words",
  ]);
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
});

test("its answers have the headers that every answer has, also when it is away or a file is too large", async () => {
  const studio = await listen(
    (request, response) => void request.resume().on("end", () => response.end("x")),
  );
  const { url } = await siteBefore(studio);
  const answers = await Promise.all([
    fetch(`${url}/studio`),
    fetch(`${(await siteBefore("http://127.0.0.1:1")).url}/studio`),
    fetch(`${url}/studio/api/pictures`, { method: "POST", body: new Uint8Array(21_000_001) }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 413]);
  for (const { headers } of answers) {
    expect(headers.get("strict-transport-security")).toMatch(/max-age=\d{7,}; includeSubDomains/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("content-security-policy")).toContain("base-uri 'none'");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  }
});

test("what a stranger says of where a call comes from does not reach the studio", async () => {
  const studio = await listen(({ headers }, response) => response.end(JSON.stringify(headers)));
  const { url } = await siteBefore(studio);
  const forged = {
    forwarded: "for=127.0.0.1;host=evil.example;proto=http",
    "x-real-ip": "127.0.0.1",
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "http",
    "x-forwarded-port": "81",
    "x-forwarded-prefix": "/evil",
    "x-original-url": "/evil",
  };
  const seen = (await (await fetch(`${url}/studio`, { headers: forged })).json()) as Record<string, string>;
  const about = Object.entries(seen).filter(([name]) => name in forged);
  expect(Object.fromEntries(about)).toEqual({
    "x-forwarded-host": "wellspring.example",
    "x-forwarded-proto": "https",
  });
});

test("its files with a hash in their names may be cached", async () => {
  const studio = await listen((_request, response) =>
    response.writeHead(200, { "cache-control": "public, max-age=31536000, immutable" }).end("x"),
  );
  const { url } = await siteBefore(studio);
  const answer = await fetch(`${url}/studio/_next/static/chunks/a.js`);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("without the studio a page says so in both languages", async () => {
  const { url, warnings } = await siteBefore("http://127.0.0.1:1");
  const answer = await fetch(`${url}/studio`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("30");
  const page = await answer.text();
  expect(page).toContain("The studio is not running");
  expect(page).toContain("El estudio no está en marcha");
  expect(warnings).toHaveLength(1);
});

test("a studio that does not answer is not waited for", async () => {
  const { url } = await siteBefore(await listen(() => {}), 200);
  expect((await fetch(`${url}/studio`)).status).toBe(503);
});

/** A body of zeros, sent as a browser does: all of it, and then the answer is read. */
async function upload(url: string, megabytes: number, headers: Record<string, string> = {}) {
  const chunk = Buffer.alloc(1_000_000);
  const call = send(`${url}/studio/api/pictures`, {
    method: "POST",
    headers: { "content-length": String(megabytes * chunk.length), ...headers },
  });
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    call.on("error", reject).on("response", async (answer) => {
      const text = (await answer.toArray()).join("");
      resolve({ status: answer.statusCode!, text });
    });
  });
  Readable.from(Array(megabytes).fill(chunk)).pipe(call);
  return answered;
}

test("what is larger than the studio takes is refused in the reader's language, and never reaches it", async () => {
  let calls = 0;
  const studio = await listen((request, response) => {
    calls++;
    request.resume().on("end", () => response.end("taken"));
  });
  const { url, warnings } = await siteBefore(studio);
  for (const [headers, message] of [
    [{}, "This file is too large. The studio takes files of up to 20 MB."],
    [
      { "accept-language": "es-MX,es;q=0.9,en;q=0.5", connection: "close" },
      "Este archivo es demasiado grande. El estudio admite archivos de hasta 20 MB.",
    ],
    [
      { "accept-language": "en", cookie: "payload-lng=es" },
      "Este archivo es demasiado grande. El estudio admite archivos de hasta 20 MB.",
    ],
  ] as [Record<string, string>, string][]) {
    const { status, text } = await upload(url, 32, headers);
    expect([status, JSON.parse(text)]).toEqual([413, { errors: [{ message }] }]);
  }
  expect(calls).toBe(0);
  expect(await upload(url, 20)).toEqual({ status: 200, text: "taken" });
  expect(warnings).toEqual([]);
});

test("a refusal is there before the body, and a body without end is not read to its end", async () => {
  const { url } = await siteBefore("http://127.0.0.1:1");
  const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => {});
  onTestFinished(() => void socket.destroy());
  socket.write("POST /studio/api/pictures HTTP/1.1\r\nhost: x\r\ncontent-length: 4000000000\r\n\r\n");
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
  const closed = new Promise((resolve) => socket.resume().once("close", resolve));
  const chunk = Buffer.alloc(4_000_000);
  let sent = 0;
  for (; sent < 1_000_000_000 && !socket.destroyed; sent += chunk.length)
    if (!socket.write(chunk))
      await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), closed]);
  expect(sent).toBeLessThan(1_000_000_000);
});

test("an answer that the studio gives before it has read everything is passed on at once", async () => {
  const studio = await listen((request, response) => {
    // Begun to be read, and then no more.
    request.once("readable", () => response.writeHead(413).end("too much"));
  });
  const { url } = await siteBefore(studio, 60_000);
  expect(await upload(url, 20)).toEqual({ status: 413, text: "too much" });
});
