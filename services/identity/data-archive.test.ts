import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { identityApi } from "../../contracts/identity.ts";
import { writeDataPage } from "./data-page.ts";
import { createBrowser, goodPassword, linkIn, newPerson, press } from "./test-identity.ts";
import { newMember } from "./test-member.ts";
import { useProvider } from "./test-provider.ts";

let broken = false;
const { provider, register, mailsTo, newEmail } = useProvider({
  memberData: () => [
    {
      name: "growth-plans",
      async collect({ emails: [email] }) {
        if (broken) throw new Error("not now");
        return { email, plans: [{ title: "<script>alert(1)</script>", startedAt: new Date(0) }], empty: [] };
      },
      erase: async () => {},
    },
  ],
});

const filesIn = (body: Buffer) =>
  Object.fromEntries(Object.entries(unzipSync(body)).map(([name, bytes]) => [name, strFromU8(bytes)]));

async function download(person: { email: string; password: string }, query = "") {
  const { browser, tokens } = await newMember(provider(), person);
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  return browser.request(identityApi.data + query, { headers });
}

describe("download everything held about you (JSON and readable HTML in one archive)", () => {
  test("every service contributes a file, and one page says it all in the member's language; no secret is in it", async () => {
    const person = await newPerson(provider());
    const { status, headers, bytes } = await download(person);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/zip");
    expect(headers["content-disposition"]).toMatch(
      /^attachment; filename="wellspring-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(headers["cache-control"]).toBe("no-store");
    const files = filesIn(bytes);
    expect(Object.keys(files)).toEqual(["read-me-first.html", "account.json", "growth-plans.json"]);
    expect(JSON.parse(files["account.json"]!)).toMatchObject({
      account: { email: person.email, firstName: "Ana" },
      devices: [{ browser: "Firefox" }],
      passkeys: [],
    });
    expect(JSON.parse(files["growth-plans.json"]!).email).toBe(person.email);
    const page = files["read-me-first.html"]!;
    expect(page).toContain('<html lang="en-US">');
    expect(page).toContain("What Wellspring keeps about you");
    expect(page).toContain("Growth plans");
    expect(page).toContain("January 1, 1970");
    expect(page).not.toContain("<script>");
    expect(bytes.toString("latin1") + JSON.stringify(files)).not.toMatch(/argon2|passwordHash|publicKey/);
  });

  test("in Spanish if registered in Spanish, or on request", async () => {
    const email = newEmail();
    await register({ email, locale: "es" });
    await press(createBrowser(provider().port), linkIn((await mailsTo(email))[0]), {
      password: goodPassword,
    });
    const own = filesIn((await download({ email, password: goodPassword })).bytes);
    expect(own["leeme-primero.html"]).toContain("Lo que Wellspring guarda sobre ti");
    expect(own["leeme-primero.html"]).toContain("<dt>Nombre</dt>");
    const spanish = await download(await newPerson(provider()), "?locale=es");
    expect(Object.keys(filesIn(spanish.bytes))[0]).toBe("leeme-primero.html");
  });

  test("is refused whole when a service cannot answer, and a few times an hour are enough", async () => {
    const person = await newPerson(provider());
    broken = true;
    expect((await download(person)).status).toBe(500);
    broken = false;
    for (let nth = 0; nth < 4; nth++) expect((await download(person)).status).toBe(200);
    const { status, headers } = await download(person);
    expect([status, headers["retry-after"]]).toEqual([429, "3600"]);
  });

  test("the page shows all stored data, and escapes it", () => {
    const page = writeDataPage({
      parts: [
        {
          name: "<b>",
          data: { '"><script>': ["<img src=x onerror=alert(1)>", null, true, 3], nested: { a: {} } },
        },
      ],
      locale: "es",
      siteName: "Well & Spring",
      made: new Date(0),
    });
    expect(page).not.toMatch(/<script|<img|<b>/);
    expect(page).toContain("Well &#38; Spring");
    expect(page).toContain("<li>–</li><li>sí</li><li>3</li>");
  });
});
