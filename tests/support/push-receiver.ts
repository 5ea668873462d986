/** A push service of our own: checks VAPID (RFC 8292) and decrypts aes128gcm (RFC 8188, RFC 8291) with nothing but node:crypto. */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { PushMessage } from "../../contracts/push-paths.ts";

interface Received {
  message: PushMessage;
  headers: http.IncomingHttpHeaders;
  claims: { aud: string; exp: number; sub: string };
  /** The key that signed, in base64url. */
  publicKey: string;
}

/** What is answered in place of 201; "hang" answers nothing. */
type Answer = { status: number; headers?: Record<string, string> } | "hang";

interface Held {
  keys: ECDH;
  auth: Buffer;
  received: Received[];
  attempts: number;
  answers: Answer[];
}

const fromBase64 = (text: string) => Buffer.from(text, "base64url");

function checkVapid(header: string | undefined): Pick<Received, "claims" | "publicKey"> {
  const [, token = "", publicKey = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? "") ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  const point = fromBase64(publicKey);
  if (point.length !== 65 || point[0] !== 4) throw new Error(`no VAPID key in ${header}`);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x!, y: y! }, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: "ieee-p1363" },
    fromBase64(signature),
  );
  const { alg } = JSON.parse(fromBase64(head).toString()) as { alg: string };
  if (!isSigned || alg !== "ES256") throw new Error("the token is not signed by its key");
  return { publicKey, claims: JSON.parse(fromBase64(body).toString()) };
}

function decrypt({ keys, auth }: Pick<Held, "keys" | "auth">, body: Buffer): PushMessage {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const idLength = body[20]!;
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  if (record.length > recordSize) throw new Error("more than one record");
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync("sha256", keys.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: nonce\0", 12));
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error("the last record does not end as one");
  return JSON.parse(padded.subarray(0, end).toString());
}

export async function startPushReceiver() {
  const held = new Map<string, Held>();
  const faults: unknown[] = [];
  const server = http.createServer(async (request, response) => {
    const device = held.get(request.url ?? "");
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (!device || request.method !== "POST") return response.writeHead(404).end();
    device.attempts++;
    const answer = device.answers.shift() ?? { status: 201 };
    if (answer === "hang") return;
    if (answer.status !== 201)
      return response.writeHead(answer.status, answer.headers).end("no".repeat(50_000));
    try {
      if (request.headers["content-encoding"] !== "aes128gcm") throw new Error("another encoding");
      const message = decrypt(device, Buffer.concat(parts));
      device.received.push({
        message,
        headers: request.headers,
        ...checkVapid(request.headers.authorization),
      });
      response.writeHead(201).end();
    } catch (error) {
      faults.push(error);
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** Requests that did not speak the protocol. */
    faults,
    /** A browser's new subscription, with what reaches it. */
    subscribe() {
      const keys = createECDH("prime256v1");
      keys.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomUUID()}`;
      const device: Held = { keys, auth, received: [], attempts: 0, answers: [] };
      held.set(path, device);
      const subscription = {
        endpoint: origin + path,
        keys: { p256dh: keys.getPublicKey().toString("base64url"), auth: auth.toString("base64url") },
      };
      return Object.assign(device, { subscription });
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export type PushReceiver = Awaited<ReturnType<typeof startPushReceiver>>;
