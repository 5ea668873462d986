/** Requests as bytes on a connection, without a client's manners, and the little of an answer that has to be understood. */
import type { Socket } from "node:net";
import type { RandomRequest } from "./random-request.ts";

const answerMs = 60_000;
const nothing = Buffer.alloc(0);
const headEnd = Buffer.from("\r\n\r\n");

/** Length of the body that follows, from the head of an answer; undefined when it ends with the connection. */
function bodyOf(head: string, method: string): number | "chunked" | undefined {
  const status = Number(head.slice(9, 12));
  if (method === "HEAD" || status === 204 || status === 304) return 0;
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) return "chunked";
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  return length === undefined ? undefined : Number(length);
}

/** Whether the chunks from `at` on are complete. */
function isWhole(bytes: Buffer, at: number): boolean {
  for (let place = at; ; ) {
    const end = bytes.indexOf("\r\n", place);
    if (end < 0) return false;
    const length = Number.parseInt(bytes.toString("latin1", place, end), 16);
    place = end + 2 + length + 2;
    if (length === 0) return bytes.length >= place;
    if (place > bytes.length || Number.isNaN(length)) return false;
  }
}

/** Status 0: the connection ended without an answer. */
interface Exchanged {
  status: number;
  /** Whether the connection may be used again. */
  reusable: boolean;
  /** The lines before the body. */
  head: string;
}

/** Sends one request and waits for the end of its answer. */
export function exchange(socket: Socket, bytes: Buffer, method: string): Promise<Exchanged> {
  return new Promise((resolve) => {
    let received = nothing as Buffer;
    let wanted = 0;
    const done = (status: number, reusable: boolean, head = "") => {
      socket.setTimeout(0);
      socket.off("data", read).off("close", close).off("timeout", giveUp);
      resolve({ status, reusable, head });
    };
    const giveUp = () => done(0, false);
    const close = () =>
      done(
        Number(received.toString("latin1", 9, 12)) || 0,
        false,
        received.toString("latin1").split("\r\n\r\n")[0],
      );
    const read = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      if (received.length < wanted) return;
      // An interim answer is followed by the real one.
      while (received.toString("latin1", 9, 12) === "100") {
        const end = received.indexOf(headEnd);
        if (end < 0) return;
        received = received.subarray(end + 4);
      }
      const end = received.indexOf(headEnd);
      if (end < 0) return;
      const head = received.toString("latin1", 0, end);
      const body = bodyOf(head, method);
      if (body === undefined) return;
      if (body !== "chunked") wanted = end + 4 + body;
      if (body === "chunked" ? isWhole(received, end + 4) : received.length >= wanted)
        done(Number(head.slice(9, 12)), !/\r\nconnection: *close/i.test(head), head);
    };
    if (socket.destroyed) {
      resolve({ status: 0, reusable: false, head: "" });
      return;
    }
    socket.setTimeout(answerMs);
    socket.on("data", read).on("close", close).on("timeout", giveUp);
    socket.write(bytes);
  });
}

export function written({ method, path, headers, body }: RandomRequest, host: string): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`content-length: ${body.length}`] : []),
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), body ?? nothing]);
}

const quoted = (value: string) => `'${value.replaceAll("'", "'\\''")}'`;

/** A command that sends the same request again. */
export function curlOf({ method, path, headers, body }: RandomRequest, base: URL): string {
  const given = headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`).join(" ");
  const how = method === "HEAD" ? "-I" : `-X ${method}`;
  const command = `curl -si --path-as-is ${how} ${given} ${quoted(base.origin + path)}`;
  return body ? `echo ${body.toString("base64")} | base64 -d | ${command} --data-binary @-` : command;
}
