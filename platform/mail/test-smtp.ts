import { type AddressInfo, createServer, type Socket } from "node:net";

interface Received {
  /** The name the client greeted with. */
  helo: string;
  from: string;
  to: string[];
  data: string;
}

export interface SmtpServer {
  url: string;
  received: Received[];
  /** The next messages are refused with this line, as a server in trouble does. */
  refuse(line: string | undefined): void;
  close(): Promise<void>;
}

/** A real SMTP conversation on loopback, as small as it can be. */
export function startSmtpServer(): Promise<SmtpServer> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let refusal: string | undefined;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    let helo = "";
    let message: Received = { helo, from: "", to: [], data: "" };
    let inData = false;
    let waiting = "";
    const writeLine = (line: string) => socket.write(`${line}\r\n`);
    writeLine("220 loopback ready");

    function command(line: string): void {
      if (/^(EHLO|HELO)/i.test(line)) {
        helo = line.slice(5);
        writeLine("250 loopback");
      } else if (/^MAIL FROM:/i.test(line)) {
        message = { helo, from: line.slice(10), to: [], data: "" };
        writeLine("250 ok");
      } else if (/^RCPT TO:/i.test(line)) {
        message.to.push(/<([^>]*)>/.exec(line)?.[1] ?? "");
        writeLine("250 ok");
      } else if (/^DATA/i.test(line)) {
        if (refusal) return void writeLine(refusal);
        inData = true;
        writeLine("354 go on");
      } else if (/^QUIT/i.test(line)) {
        writeLine("221 bye");
        socket.end();
      } else writeLine("250 ok");
    }

    socket.on("data", (chunk) => {
      waiting += chunk.toString("utf8");
      for (let end = waiting.indexOf("\r\n"); end >= 0; end = waiting.indexOf("\r\n")) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        if (!inData) command(line);
        else if (line === ".") {
          inData = false;
          received.push(message);
          writeLine("250 OK");
        } else message.data += `${line.replace(/^\.\./, ".")}\n`;
      }
    });
  });

  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve({
        url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
        received,
        refuse(line) {
          refusal = line;
        },
        close: () =>
          new Promise((closed) => {
            for (const socket of sockets) socket.destroy();
            server.close(() => closed());
          }),
      }),
    );
  });
}
