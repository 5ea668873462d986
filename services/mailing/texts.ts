import type { Log } from "../../platform/log.ts";

interface TextMessage {
  /** With country code. */
  to: string;
  text: string;
  /** The same for every attempt to send one message. */
  key: string;
}

export interface TextSender {
  send(message: TextMessage): Promise<void>;
}

interface TextSenderOptions {
  /** `SMS_URL`; without one messages are only logged. */
  url?: string | undefined;
  token?: string | undefined;
  log: Pick<Log, "info">;
  fetch?: typeof fetch;
  timeoutMs?: number;
}

/** Sends text messages through any gateway that takes `{ to, text }` by POST and knows a repeated Idempotency-Key. */
export function createTextSender(options: TextSenderOptions): TextSender {
  const { url, token, log, fetch: post = fetch, timeoutMs = 10_000 } = options;
  return {
    async send({ to, text, key }) {
      if (!url) {
        log.info(
          { to: `…${to.slice(-2)}`, characters: text.length },
          "no SMS_URL: a text message was not sent",
        );
        return;
      }
      const response = await post(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": key,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`The text-message gateway answered ${response.status}.`);
    },
  };
}
