import { expect, test } from "vitest";
import type { BodyPart } from "../reading/load-body.server.ts";
import { restOf } from "./rest-of.ts";

const markup = (html: string): BodyPart => ({ kind: "markup", html });
const passage = (osis: string): BodyPart => ({ kind: "passage", passage: { osis } as never });

test("what the teaser has shown is not shown again", () => {
  const whole = [markup("<p>One</p>\n<p>Two</p>\n<p>Three</p>"), passage("John.3.16"), markup("<p>Four</p>")];
  expect(restOf([markup("<p>One</p>\n<p>Two</p>\n")], whole)).toEqual([
    markup("<p>Three</p>"),
    passage("John.3.16"),
    markup("<p>Four</p>"),
  ]);
});

test("a teaser may end with a passage or a whole part", () => {
  const whole = [markup("<p>One</p>"), passage("John.3.16"), markup("<p>Four</p>")];
  expect(restOf([markup("<p>One</p>"), passage("John.3.16")], whole)).toEqual([markup("<p>Four</p>")]);
  expect(restOf([markup("<p>One</p>")], whole)).toEqual(whole.slice(1));
  expect(restOf([], whole)).toEqual(whole);
});

test("where the whole does not begin as the teaser does, all of it is shown", () => {
  const whole = [markup("<p>Uno</p>"), markup("<p>Dos</p>")];
  expect(restOf([markup("<p>One</p>")], whole)).toEqual(whole);
  expect(restOf([passage("John.3.16")], whole)).toEqual(whole);
});
