import https from "node:https";
import { isIP } from "node:net";
import { publicLookup } from "./public-address.ts";

export interface PublicAnswer {
  status: number;
  type: string;
  bytes: Buffer;
}

interface PublicGetOptions {
  accept: string;
  maxBytes: number;
  signal: AbortSignal;
}

export type PublicGet = (url: URL, options: PublicGetOptions) => Promise<PublicAnswer>;

/** A file of a server that has a name and a public address, by https; no redirect is followed, nothing of ours is sent. */
export const publicGet: PublicGet = (url, { accept, maxBytes, signal }) =>
  new Promise((done, fail) => {
    // An address in place of a name is not looked up.
    if (isIP(url.hostname.replace(/^\[|\]$/g, "")))
      return fail(new Error(`${url.host} is no name of a server`));
    const request = https.request(url, { headers: { accept }, signal, lookup: publicLookup });
    request.on("error", fail);
    request.on("response", (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      response.on("error", fail);
      response.on("data", (chunk: Buffer) => {
        length += chunk.length;
        if (length > maxBytes) response.destroy(new Error(`${url.href} has more than ${maxBytes} bytes`));
        else chunks.push(chunk);
      });
      response.on("end", () =>
        done({
          status: response.statusCode ?? 0,
          type: response.headers["content-type"] ?? "",
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    request.end();
  });
