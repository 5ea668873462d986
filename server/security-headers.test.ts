import { expect, test } from "vitest";
import { contentSecurityPolicy, formAction } from "./security-headers.ts";

const directives = (policy: string) =>
  new Map(policy.split("; ").map((line) => [line.split(" ", 1)[0]!, line.split(" ").slice(1)]));

test("without another provider nothing but our own origin is asked, framed or posted to", () => {
  const policy = directives(contentSecurityPolicy({ scripts: [], styles: [] }, { https: true }));
  for (const name of ["connect-src", "frame-src", "form-action"])
    expect(policy.get(name)).toEqual(["'self'"]);
});

test("OIDC_AUTHORITY: the provider's origin may be asked and framed, and nothing more", () => {
  const authority = "https://id.example.org/realms/site";
  const policy = directives(contentSecurityPolicy({ scripts: [], styles: [] }, { https: true, authority }));
  for (const name of ["connect-src", "frame-src"])
    expect(policy.get(name)).toEqual(["'self'", "https://id.example.org"]);
  for (const [name, sources] of policy)
    if (name !== "connect-src" && name !== "frame-src")
      expect(sources).not.toContain("https://id.example.org");
});

test("IDENTITY_SITES: our forms may be answered with a redirect to a site that signs in here", () => {
  const sites = [{ origin: "https://staging.example.org" }];
  expect(
    directives(contentSecurityPolicy({ scripts: [], styles: [] }, { https: true, sites })).get("form-action"),
  ).toEqual(["'self'", "https://staging.example.org"]);
  expect(formAction([])).toBe("form-action 'self'");
});
