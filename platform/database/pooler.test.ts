import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll, test } from "vitest";
import { newPostgresPlace } from "../../tests/support/databases.ts";
import { expectPooledDatabaseToWork } from "../../tests/support/pooled-database.ts";

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** Refuses as PgBouncer does what would be one connection's alone, and passes on everything else. */
async function startStandIn({ hostname, port }: URL): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    socket.once("data", (first) => {
      if (first.includes("statement_timeout\0")) {
        const words = "SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0";
        const head = Buffer.alloc(5, "E");
        head.writeInt32BE(words.length + 4, 1);
        return void socket.end(Buffer.concat([head, Buffer.from(words)]));
      }
      const onward = connect(Number(port), hostname).on("error", () => {});
      sockets.add(onward);
      onward.write(first);
      socket.pipe(onward).pipe(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

test("PgBouncer may stand before PostgreSQL: a stand-in that refuses what it refuses", async () => {
  const place = await newPostgresPlace();
  const url = new URL(place.url!);
  url.port = String(await startStandIn(url));
  await expectPooledDatabaseToWork({ ...place, url: url.href }, closing);
});
