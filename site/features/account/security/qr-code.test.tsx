import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QrCode } from "./qr-code.tsx";

test("the QR code is dark on light in dark mode too: its light squares are drawn, not left to the page", () => {
  const markup = renderToStaticMarkup(<QrCode text="otpauth://totp/x?secret=ABC" label="QR code" />);
  const [, size] = /viewBox="0 0 (\d+) \1"/.exec(markup) ?? [];
  expect(markup).toMatch(new RegExp(`<path d="M0 0h${size}v${size}H0z" fill="#fff"></path><path d="M`));
});
