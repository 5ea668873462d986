import { expect, test } from "vitest";
import { untrueIn } from "./untrue.ts";

const dealEnds = { "en-US": "January 6, 2027", es: "6 de enero de 2027" };
const untrue = (path: string, html: string) => untrueIn(path, html, dealEnds);

test.each([
  ["/premium", "<p>A portion of your <b>subscription</b> helps.</p>"],
  ["/premium", "<p>We give to a water charity.</p>"],
  ["/newsletter", "<p>News from our partners</p>"],
  ["/landing/f", "<p>*Limited-time offer</p>"],
  ["/landing/f", "<span>Most Popular</span>"],
  ["/about", '<meta name="description" content="A special offer for you">'],
  ["/about", '<script type="application/ld+json">{"description":"Best value"}</script>'],
  ["/articles/x", '<script type="application/ld+json">{"datePublished":"2026-06-01"}</script>'],
  ["/articles/x", '<meta property="article:published_time" content="2026-06-01T00:00:00Z"/>'],
  ["/es/premium", "<p>El 5 % de cada suscripción</p>"],
  ["/es/newsletter", "<p>De nuestros socios</p>"],
  ["/es/landing/f", "<p>Oferta por tiempo limitado</p>"],
  ["/es/landing/f", "<p>Más popular</p>"],
])("a planted claim is found: %s %s", (path, html) => {
  expect(untrue(path, html)).toHaveLength(1);
});

test.each([
  ["/bible/kjv/1-corinthians/13", "<p>the greatest of these is a charity</p>"],
  ["/verses/2026/11/14", "<blockquote>Let all your things be done with the charity</blockquote>"],
  ["/landing/p", "<p>*Limited-time offer, until January 6, 2027</p><span>Most Popular</span>"],
  ["/es/landing/p", "<p>*Oferta por tiempo limitado, hasta el 6 de enero de 2027</p>"],
  ["/es/premium", "<script>const words = 'tiempo limitado'</script>"],
])("what is Scripture's, or an offer's with its end, is no claim: %s %s", (path, html) => {
  expect(untrue(path, html)).toEqual([]);
});
