import Stripe from "stripe";
import { beforeAll, describe, expect, test } from "vitest";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { runningClock } from "../../tests/support/fixed-clock.ts";
import { openSandbox } from "../../tests/support/sandbox.ts";
import { parseForm } from "./form-params.ts";
import { addInterval } from "./intervals.ts";

test("form-encoded nested parameters are read as the SDK writes them", () => {
  expect(
    parseForm("a=1&items[0][price]=p&items[0][quantity]=2&items[1][price]=q&m[x]=y%20z&expand[]=k"),
  ).toEqual({
    a: "1",
    items: [{ price: "p", quantity: "2" }, { price: "q" }],
    m: { x: "y z" },
    expand: ["k"],
  });
  expect(parseForm("__proto__[polluted]=1&a[__proto__][b]=1")).toEqual({});
  expect({} as Record<string, unknown>).not.toHaveProperty("polluted");
});

test("a month after the 31st is the end of the next month; three years are three years", () => {
  const seconds = (iso: string) => Date.parse(iso) / 1000;
  const month = { interval: "month", interval_count: 1 } as const;
  expect(addInterval(seconds("2027-01-31T10:00:00Z"), month)).toBe(seconds("2027-02-28T10:00:00Z"));
  expect(addInterval(seconds("2028-01-31T10:00:00Z"), month)).toBe(seconds("2028-02-29T10:00:00Z"));
  expect(addInterval(seconds("2026-12-15T10:00:00Z"), month)).toBe(seconds("2027-01-15T10:00:00Z"));
  const threeYears = { interval: "year", interval_count: 3 } as const;
  expect(addInterval(seconds("2028-02-29T00:00:00Z"), threeYears)).toBe(seconds("2031-02-28T00:00:00Z"));
});

describeOnEachDatabase("the card form", (open) => {
  let sandbox: Awaited<ReturnType<typeof openSandbox>>;
  beforeAll(async () => {
    sandbox = await openSandbox(await open());
  });

  async function session(more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
    const made = await sandbox.stripe.checkout.sessions.create({
      mode: "payment",
      ui_mode: "embedded_page",
      line_items: [
        {
          price_data: { currency: "usd", unit_amount: 14_999, product_data: { name: "For <life>" } },
          quantity: 1,
        },
      ],
      return_url: "https://example.org/thanks?session_id={CHECKOUT_SESSION_ID}",
      ...more,
    });
    const path = `/checkout/${made.client_secret}`;
    const post = async (call: string, body: object, locale = "en-US") => {
      const response = await sandbox.sandbox.pages.request(`${path}/${call}?locale=${locale}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return response.json();
    };
    const pay = (number: string, locale?: string) =>
      post("pay", { number, expiry: "12/40", cvc: "123", email: "ana@example.com" }, locale);
    return { id: made.id, path, post, pay };
  }
  const charges = async () => (await sandbox.stripe.charges.list({ limit: 100 })).data.length;

  test("is marked as a sandbox, in both languages, and lets nothing of the content become markup", async () => {
    const { path } = await session();
    const page = async (query: string) => (await sandbox.sandbox.pages.request(path + query)).text();
    const english = await page("?locale=en-US&theme=dark");
    expect(english).toContain("Sandbox: no real card, no real money");
    expect(english).toContain('data-theme="dark"');
    expect(english).toContain("$149.99, once");
    expect(english).toContain("For &lt;life&gt;");
    const spanish = await page('?locale=es&theme="><script>');
    expect(spanish).toContain('<html lang="es">');
    expect(spanish).toContain("Entorno de pruebas");
    const { headers } = await sandbox.sandbox.pages.request(path);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("double submit is one charge", async () => {
    const { id, pay } = await session();
    const before = await charges();
    const returnUrl = `https://example.org/thanks?session_id=${id}`;
    const answers = await Promise.all([1, 2, 3].map(() => pay("4242424242424242")));
    expect(answers).toEqual([1, 2, 3].map(() => ({ status: "complete", returnUrl })));
    expect(await charges()).toBe(before + 1);
  });

  test("decline, insufficient funds and expiry have messages in the reader's language; then another card succeeds", async () => {
    const { id, pay } = await session();
    const before = await charges();
    expect(await pay("4000000000000002")).toMatchObject({ status: "refused", code: "card_declined" });
    expect(await pay("4000000000009995", "es")).toMatchObject({
      code: "insufficient_funds",
      message: "Tu tarjeta no tiene fondos suficientes.",
    });
    expect(await pay("4000000000000069")).toMatchObject({ code: "expired_card" });
    expect((await sandbox.stripe.checkout.sessions.retrieve(id)).status).toBe("open");
    expect(await charges()).toBe(before);
    expect((await pay("4242424242424242")).status).toBe("complete");
  });

  test("3-D Secure: refused it charges nothing, approved it is paid, and no other key approves", async () => {
    const { id, pay, post } = await session();
    const before = await charges();
    const first = await pay("4000002500003155");
    expect(first).toMatchObject({ status: "challenge" });
    expect(await post("challenge", { key: "guessed", approved: true })).toEqual({ status: "expired" });
    expect(await post("challenge", { key: first.key, approved: false })).toMatchObject({
      code: "authentication_failed",
    });
    expect(await post("challenge", { key: first.key, approved: true })).toEqual({ status: "expired" });
    const second = await pay("4000002500003155");
    expect(await charges()).toBe(before);
    expect((await post("challenge", { key: second.key, approved: true })).status).toBe("complete");
    expect(await charges()).toBe(before + 1);
    expect((await sandbox.stripe.checkout.sessions.retrieve(id)).payment_status).toBe("paid");
  });

  test("an e-mail address is needed, and bad input is answered, not thrown", async () => {
    const { post } = await session();
    const card = { number: "4242424242424242", expiry: "12/40", cvc: "123" };
    for (const email of ["", "nobody", "a@b", "a b@c.de", undefined])
      expect(await post("pay", { ...card, email })).toMatchObject({ status: "refused", field: "email" });
    for (const body of [{}, [], { number: { a: 1 } }, { number: "9".repeat(5000) }])
      expect(await post("pay", body)).toMatchObject({ status: "refused" });
    const nobody = await sandbox.sandbox.pages.request("/checkout/cs_test_guess_secret_guess/pay", {
      method: "POST",
    });
    expect(await nobody.json()).toEqual({ status: "expired" });
  });

  test("a form that has expired says so", async () => {
    const { path, pay, id } = await session();
    await sandbox.stripe.checkout.sessions.expire(id);
    expect(await pay("4242424242424242")).toEqual({ status: "expired" });
    expect(await (await sandbox.sandbox.pages.request(path)).text()).toContain("This form has expired.");
  });
});

describe("events", () => {
  describeOnEachDatabase("are delivered signed, again and again until taken", (open) => {
    test("with back-off, once each when all is well, and the real SDK believes them", async () => {
      const clock = runningClock();
      const taken: string[] = [];
      let attempts = 0;
      let away = true;
      const { stripe, jobs, sandbox } = await openSandbox(await open(), {
        clock,
        async webhook(request) {
          attempts++;
          if (away) return new Response(null, { status: 500 });
          const header = request.headers.get("stripe-signature")!;
          const body = await request.text();
          const now = clock.now().getTime();
          const event = Stripe.webhooks.constructEvent(
            body,
            header,
            sandbox.webhookSecret,
            300,
            undefined,
            now,
          );
          taken.push(event.type);
          return new Response();
        },
      });
      await stripe.customers.create({ email: "ana@example.com" });
      await jobs.idle();
      expect(attempts).toBe(1);
      clock.advance(5_000);
      await jobs.idle();
      expect(attempts).toBe(1);
      clock.advance(10_000);
      await jobs.idle();
      expect(attempts).toBe(2);
      away = false;
      clock.advance(30 * 60_000);
      await jobs.idle();
      expect(taken).toEqual(["customer.created"]);
      clock.advance(86_400_000);
      await jobs.idle();
      expect(taken).toEqual(["customer.created"]);
    });
  });
});
