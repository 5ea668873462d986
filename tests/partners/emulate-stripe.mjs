// Stripe's API as the package emulate plays it, in the folder where that is installed. Says "ready" once it listens. Arguments: its port, where
// its events go and their secret.
import { createEmulator } from "emulate";

const [port, url, secret] = process.argv.slice(2);
await createEmulator({
  service: "stripe",
  port: Number(port),
  seed: { stripe: { webhooks: [{ url, events: ["*"], secret }] } },
});
console.log("ready");
