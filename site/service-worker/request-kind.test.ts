import { expect, test } from "vitest";
import { dataAddress, kindOfRequest } from "./request-kind.ts";

const origin = "https://wellspring.example";
const kind = (path: string, mode = "navigate", method = "GET") =>
  kindOfRequest({ url: new URL(path, origin).href, method, mode }, origin);

test("pages, their data, files and pictures are answered without a network", () => {
  expect(kind("/")).toBe("page");
  expect(kind("/es/verses/2026/11/14?with=rv1909")).toBe("page");
  expect(kind("/articles/learning-to-wait.data", "cors")).toBe("data");
  expect(kind("/__manifest?paths=%2Fbible", "cors")).toBe("routes");
  expect(kind("/assets/vendor-abc.js", "cors")).toBe("asset");
  expect(kind("/media/hills.webp?width=600", "no-cors")).toBe("picture");
});

test("account pages, writes, services and other sites are left to the network", () => {
  expect(kind("/account/login")).toBeUndefined();
  expect(kind("/es/auth/callback?code=1")).toBeUndefined();
  expect(kind("/newsletter", "navigate", "POST")).toBeUndefined();
  expect(kind("/wellspring/api/v2/account", "cors")).toBeUndefined();
  expect(kind("https://elsewhere.example/assets/a.js", "cors")).toBeUndefined();
  for (const path of ["/identity/verify-email?token=t", "/dev/mailbox", "/sandbox/stripe/portal/key"])
    expect(kind(path), path).toBeUndefined();
});

test("a calendar's secret address is never one of the pages that are stored, however it is opened", () => {
  for (const mode of ["navigate", "cors", "no-cors"])
    expect(kind("/wellspring/api/v2/calendar/secret.ics", mode)).toBeUndefined();
  expect(kind("/elsewhere/secret.ics")).toBeUndefined();
});

test("a page's data has the address that the router requests", () => {
  expect(dataAddress("/")).toBe("/_.data");
  expect(dataAddress("/es")).toBe("/es.data");
  expect(dataAddress("/bible/kjv/john/3?with=rv1909")).toBe("/bible/kjv/john/3.data?with=rv1909");
});
