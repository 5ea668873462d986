import { expect, test } from "vitest";
import { otherProductNotices, startNotices } from "./start-notices.ts";

const complete = {
  ENVIRONMENT: "Production",
  SMTP_URL: "smtps://mail.example",
  ORIGIN: "https://wellspring.example",
  dataDir: "/data",
} as const;

test("a complete public site starts without a word, and so does a developer's machine", () => {
  expect(startNotices(complete)).toEqual([]);
  expect(
    startNotices({ ...complete, ENVIRONMENT: "Local", SMTP_URL: undefined, ORIGIN: "http://a" }),
  ).toEqual([]);
});

test.each([
  ["mail is not set", { SMTP_URL: undefined }, "SMTP_URL is not set"],
  ["the address is plain http", { ORIGIN: "http://wellspring.example" }, "plain http"],
])("the operator is warned when %s", (_when, missing, words) => {
  for (const ENVIRONMENT of ["Production", "Staging"] as const) {
    const notices = startNotices({ ...complete, ...missing, ENVIRONMENT });
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain(words);
  }
});

const somewhere = "is another machine";
test.each([
  ["postgres://a:b@db.example/site", 1],
  ["postgres://a:b@10.0.0.7/site?sslmode=prefer", 1],
  ["postgres://a:b@db.example/site?sslmode=verify-full", 0],
  ["postgres://a:b@localhost/site", 0],
  ["postgres://a:b@127.0.0.1:5432/site", 0],
  ["postgres://a:b@[::1]/site", 0],
  ["postgres:///site?host=/run/postgresql", 0],
  // A name without a dot is of a network of one's own, as containers have.
  ["postgres://a:b@database/site", 0],
])(
  "DATABASE_URL=%s: the operator is told when what is asked may be read on the way",
  (DATABASE_URL, count) => {
    const notices = startNotices({ ...complete, DATABASE_URL });
    expect(notices).toHaveLength(count);
    for (const notice of notices) {
      expect(notice).toMatch(new RegExp(`^DATABASE_URL .*${somewhere}.*sslmode=verify-full`));
      expect(notice).not.toContain("a:b");
    }
  },
);

test.each([
  [{ SMTP_URL: "smtp://mail.example" }, "requireTLS=true"],
  [{ SMTP_URL: "smtp://mail.example?requireTLS=true" }, undefined],
  [{ SMTP_URL: "smtp://localhost:25" }, undefined],
  [{ MEMBER_URL: "http://members.example/api" }, "https://"],
  [{ MEMBER_URL: "https://members.example/api" }, undefined],
  [{ LEADS_URL: "off" }, undefined],
  [{ OIDC_AUTHORITY: "http://id.example" }, "https://"],
  [{ STUDIO_URL: "http://127.0.0.1:3100" }, undefined],
])("%o: so of mail and of partners", (more, remedy) => {
  const notices = startNotices({ ...complete, ...more });
  expect(notices).toEqual(remedy ? [expect.stringContaining(remedy)] : []);
  if (remedy) expect(notices[0]).toContain(Object.keys(more)[0]);
});

test("an operator who renames the product is told that members have lost what they bought, and how to mend it", () => {
  const held = ["GraceChurchPremium", "Operator", "WellspringPremium"];
  expect(otherProductNotices({ PRODUCT_NAME: "Grace Church" }, held)).toEqual([
    "members have the role WellspringPremium, which opens nothing while PRODUCT_NAME is Grace Church: set PRODUCT_NAME to Wellspring",
  ]);
  expect(otherProductNotices({ PRODUCT_NAME: "Wellspring" }, ["WellspringPremium"])).toEqual([]);
});
