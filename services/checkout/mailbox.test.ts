import fc from "fast-check";
import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test.each([
  [" Ana.Ruiz+news@GoogleMail.com ", "anaruiz@gmail.com"],
  ["a.n.a.ruiz@gmail.com", "anaruiz@gmail.com"],
  ["ana.ruiz+x@outlook.com", "ana.ruiz@outlook.com"],
  ["ana+x+y@hotmail.es", "ana@hotmail.es"],
  ["ana+x@live.com", "ana@live.com"],
  ["ana+x@me.com", "ana@icloud.com"],
  ["ana.ruiz+x@fastmail.com", "ana.ruiz@fastmail.com"],
  ["ana+x@pm.me", "ana@proton.me"],
  ["A.na-Ru_iz@protonmail.com", "anaruiz@proton.me"],
  ["ana-ruiz@Bücher.example", "ana-ruiz@xn--bcher-kva.example"],
  ["ana@xn--bcher-kva.example", "ana@xn--bcher-kva.example"],
  ["ana-shop@yahoo.com", "ana@yahoo.com"],
  ["ana-shop@yahoo.com.mx", "ana@yahoo.com.mx"],
  ["ana-ruiz@outlook.com", "ana-ruiz@outlook.com"],
  ["ana.ruiz@example.com", "ana.ruiz@example.com"],
  ["ana-ruiz@notyahoo.com", "ana-ruiz@notyahoo.com"],
  ["ana-ruiz@yahoo.example.com", "ana-ruiz@yahoo.example.com"],
  ["+x@example.com", "+x@example.com"],
  ["nothing", "@nothing"],
])("%s is the mailbox %s", (written, mailbox) => expect(mailboxOf(written)).toBe(mailbox));

test("the mailbox of a mailbox is itself, and another domain is another", () =>
  fc.assert(
    fc.property(
      fc.emailAddress(),
      fc.constantFrom("gmail.com", "yahoo.es", "pm.me", "example.com"),
      (email, domain) => {
        const here = mailboxOf(`${email.split("@")[0]}@${domain}`);
        expect(mailboxOf(here)).toBe(here);
        expect(here).not.toBe(mailboxOf(`${email.split("@")[0]}@example.org`));
      },
    ),
    { seed: 109, numRuns: 500 },
  ));
