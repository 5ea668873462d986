import { expect, test } from "vitest";
import { pushPaths } from "../../contracts/push-paths.ts";
import { useJobs } from "../../platform/jobs/test-jobs.ts";
import { isPublicAddress } from "../../platform/public-address.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { startPushReceiver } from "../../tests/support/push-receiver.ts";
import { isEndpoint } from "./endpoint.ts";
import { createPost } from "./post.ts";
import { choices, startTestPush } from "./test-push.ts";

test("endpoints are https at public servers with names, whatever a stranger sends", () => {
  const service = "https://updates.push.services.mozilla.com/wpush/v2/gAAAA-_b";
  expect(isEndpoint(service, false)).toBe(true);
  for (const endpoint of [
    "http://updates.push.services.mozilla.com/a",
    "https://127.0.0.1/a",
    "https://[::1]/a",
    "https://2130706433/a",
    "https://0x7f.1/a",
    "https://localhost/a",
    "https://printer.local/a",
    "https://metadata.google.internal/a",
    "https://intranet.corp/a",
    "https://push.lan/a",
    "https://router.home.arpa/a",
    "https://nas.home/a",
    "https://push.example/a",
    "https://intranet/a",
    "https://printer.local./a",
    "https://push.example:8443/a",
    "https://me:secret@push.example/a",
    "https://push.example/a b",
    "file:///etc/passwd",
    "push",
  ])
    expect([endpoint, isEndpoint(endpoint, false)]).toEqual([endpoint, false]);
  expect(isEndpoint("http://127.0.0.1:9999/a", true)).toBe(true);
  expect(isEndpoint("file:///etc/passwd", true)).toBe(false);
});

test("private, loopback and reserved addresses are not public, nor when they come dressed as IPv6", () => {
  const inside = [
    "10.1.2.3",
    "127.0.0.1",
    "169.254.169.254",
    "172.31.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "0.0.0.0",
  ];
  const six = [
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "::ffff:127.0.0.1",
    "::ffff:a9fe:a9fe",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
  ];
  for (const address of [...inside, ...six, "localhost", ""])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  for (const address of ["8.8.8.8", "142.250.1.1", "2a00:1450:4001::200e"])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
});

test("a name that leads to this machine is not called", async () => {
  const receiver = await startPushReceiver();
  const post = createPost({ allowTest: false });
  const endpoint = receiver.origin.replace("http://127.0.0.1", "https://localhost");
  await expect(post(endpoint, { headers: {}, body: Buffer.alloc(0) })).rejects.toThrow(/no public address/);
  await receiver.close();
});

describeOnEachDatabase("the devices' own calls", (open) => {
  const { database, start } = useJobs(open);
  const begin = async (allowTest = true) =>
    startTestPush({ database: database(), ...(await start()), allowTest });

  async function subscribed() {
    const [push, receiver] = await Promise.all([begin(), startPushReceiver()]);
    await receiver.close();
    const { subscription } = receiver.subscribe();
    const body = { ...subscription, choices };
    const proof = { endpoint: body.endpoint, auth: body.keys.auth };
    return { ...push, receiver, body, proof };
  }

  test("a visitor's device finds and ends what it chose with its own secret; nobody else can", async () => {
    const { call, body, proof, keys, app } = await subscribed();
    expect(await (await app.request(pushPaths.key)).json()).toEqual({ publicKey: keys.publicKey });
    expect((await call("POST", pushPaths.find, proof)).status).toBe(404);
    expect(await (await call("PUT", pushPaths.subscription, body)).json()).toEqual({
      choices,
      member: false,
    });
    expect(await (await call("POST", pushPaths.find, proof)).json()).toEqual({ choices, member: false });
    const shouted = { ...body, choices: { ...choices, timeZone: "aMERICA/nEW_yORK" } };
    expect(await (await call("PUT", pushPaths.subscription, shouted)).json()).toMatchObject({ choices });
    const other = { ...proof, auth: "A".repeat(22) };
    expect((await call("POST", pushPaths.find, other)).status).toBe(404);
    await call("POST", pushPaths.end, other);
    const stolen = { ...body, keys: { ...body.keys, auth: other.auth } };
    expect((await call("PUT", pushPaths.subscription, stolen)).status).toBe(403);
    expect((await call("POST", pushPaths.renew, { ...stolen, before: other })).status).toBe(404);
    expect((await call("POST", pushPaths.find, proof)).status).toBe(200);
    await call("POST", pushPaths.end, proof);
    expect((await call("POST", pushPaths.find, proof)).status).toBe(404);
  });

  test("with a sign-in it is the member's: exported without its secrets, erased with the account, at most ten", async () => {
    const { call, body, proof, data, receiver, store } = await subscribed();
    const member = `ana${Date.now()}`;
    expect((await call("PUT", pushPaths.subscription, body, "expired")).status).toBe(401);
    expect((await call("PUT", pushPaths.subscription, body, member)).status).toBe(200);
    expect(await (await call("POST", pushPaths.find, proof, member)).json()).toMatchObject({ member: true });
    expect(await (await call("POST", pushPaths.find, proof, "ben")).json()).toMatchObject({ member: false });
    const exported = JSON.stringify(await data.collect({ subject: member, emails: [] }));
    expect(exported).toContain('"time":"07:00"');
    expect(exported).not.toContain(body.keys.auth);
    for (let n = 0; n < 11; n++)
      await call("PUT", pushPaths.subscription, { ...receiver.subscribe().subscription, choices }, member);
    expect(await store.list(member)).toHaveLength(10);
    await data.erase({ subject: member, emails: [] });
    expect(await store.list(member)).toEqual([]);
  });

  test("a subscription that the browser has replaced goes on with its choices", async () => {
    const { call, body, proof, receiver } = await subscribed();
    await call("PUT", pushPaths.subscription, { ...body, choices: { ...choices, time: "05:30" } }, "ana");
    const { subscription } = receiver.subscribe();
    expect((await call("POST", pushPaths.renew, { ...subscription, before: proof })).status).toBe(204);
    expect((await call("POST", pushPaths.find, proof)).status).toBe(404);
    const now = { endpoint: subscription.endpoint, auth: subscription.keys.auth };
    expect(await (await call("POST", pushPaths.find, now, "ana")).json()).toEqual({
      choices: { ...choices, time: "05:30" },
      member: true,
    });
  });

  test("what a browser would not send is refused; so is a receiver of one's own where none is allowed", async () => {
    const { call, body } = await subscribed();
    const wrong = (change: object) => call("PUT", pushPaths.subscription, { ...body, ...change });
    for (const change of [
      { endpoint: `https://push.example/${"a".repeat(1024)}` },
      { keys: { ...body.keys, p256dh: "B".repeat(87) } },
      { keys: { ...body.keys, auth: "short" } },
      { choices: { ...choices, timeZone: "Mars/Olympus" } },
      { choices: { ...choices, time: "25:00" } },
      { choices: { ...choices, verse: false } },
      { choices: { ...choices, quietDays: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] } },
    ])
      expect((await wrong(change)).status).toBe(400);
    const strict = await begin(false);
    const refused = await strict.call("PUT", pushPaths.subscription, body);
    expect(await refused.json()).toMatchObject({ status: 400, code: "push.endpoint_refused" });
  });

  test("a home that keeps adding devices is asked to wait", async () => {
    const { call, body } = await subscribed();
    let status = 200;
    for (let n = 0; n < 40 && status !== 429; n++)
      status = (await call("PUT", pushPaths.subscription, body)).status;
    expect(status).toBe(429);
  });
});
