import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { overwriteGetLocale } from "../i18n/paraglide/runtime.js";
import { AppLink, NextLink } from "./app-link.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { ErrorContent } from "./error-content.tsx";
import { Field } from "./field.tsx";
import { QuietButton, SubmitButton } from "./form-buttons.tsx";
import { HorizonLine } from "./horizon-line.tsx";
import { Image } from "./image.tsx";
import { LoadFailed, LoadingState } from "./loading-state.tsx";
import ModalHost from "./modal/modal-host.tsx";
import { Pagination, pagePath, pagesShown } from "./pagination.tsx";
import ProgressRing from "./progress-ring.tsx";
import { SceneArt } from "./scene-art.tsx";
import { SecretField } from "./secret-field.tsx";
import { ServerMarkup } from "./server-markup.tsx";
import { TextSizeButtons } from "./text-size-buttons.tsx";
import { useHydrated } from "./use-hydrated.ts";
import { WhenSeen } from "./when-seen.tsx";

/** As the server writes it, which is also what a browser without JavaScript has. */
const markup = (element: ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
const all = (text: string, shape: RegExp) => [...text.matchAll(shape)].map((match) => match[1]);

afterEach(() => overwriteGetLocale(() => "en-US"));

describe("links", () => {
  test("AppLink leads to the same page in the page's language", () => {
    overwriteGetLocale(() => "es");
    expect(markup(<AppLink to="/verses">x</AppLink>)).toContain('href="/es/verses"');
    expect(markup(<AppLink to="/">x</AppLink>)).toContain('href="/es"');
  });

  test("NextLink fetches nothing ahead before the page is there", () => {
    expect(markup(<NextLink to="/verses">x</NextLink>)).not.toContain("prefetch");
  });

  test("Breadcrumbs begin at home, in order, in a named navigation", () => {
    const text = markup(<Breadcrumbs crumbs={[{ name: "Plans", path: "/growth-plans" }]} />);
    expect(all(text, /href="([^"]*)"/g)).toEqual(["/", "/growth-plans"]);
    expect(text).toMatch(/<nav aria-label="[^"]+"/);
  });

  test("Pagination: page 1 is the list's root, the current page is said, and one page alone has none", () => {
    const text = markup(<Pagination to={(page) => pagePath("/channels", page)} page={2} pages={3} />);
    expect(all(text, /href="([^"]*)"/g)).toEqual([
      "/channels",
      "/channels",
      "/channels/page/2",
      "/channels/page/3",
      "/channels/page/3",
    ]);
    expect(all(text, /rel="(\w+)"/g)).toEqual(["prev", "next"]);
    expect(text.match(/aria-current="page"/g)).toHaveLength(1);
    expect(markup(<Pagination to={String} page={1} pages={1} />)).toBe("");
  });
});

describe("forms", () => {
  test("Field ties its label, hint and error to the control; the error is announced", () => {
    const text = markup(
      <Field id="city" label="City" hint="Where you live" error="Missing">
        {(control) => <input {...control} />}
      </Field>,
    );
    expect(text).toContain('<label for="city"');
    expect(text).toMatch(/<input id="city"[^>]*aria-invalid="true" aria-describedby="city-hint city-error"/);
    expect(text).toMatch(/<p id="city-error" role="alert"/);
    const quiet = markup(<Field label="City">{(control) => <input {...control} />}</Field>);
    expect(quiet).not.toMatch(/aria-invalid|aria-describedby|role=/);
  });

  test("SecretField is a password that managers know; it works before the page is alive, without its button", () => {
    const text = markup(<SecretField label="Password" name="password" kind="new" minLength={10} />);
    for (const attribute of [
      'type="password"',
      'autoComplete="new-password"',
      'name="password"',
      'minLength="10"',
    ])
      expect(text).toContain(attribute);
    expect(text).not.toContain("<button");
  });

  test("SubmitButton cannot be pressed while it is busy; QuietButton never submits", () => {
    expect(markup(<SubmitButton busy>Save</SubmitButton>)).toMatch(/type="submit"[^>]*disabled=""/);
    expect(markup(<SubmitButton busy={false}>Save</SubmitButton>)).not.toContain("disabled=");
    expect(markup(<QuietButton>Back</QuietButton>)).toContain('type="button"');
  });

  test("TextSizeButtons have names", () => {
    expect(all(markup(<TextSizeButtons />), /aria-label="([^"]+)"/g)).toHaveLength(2);
  });
});

describe("pictures", () => {
  test("Image reserves its room, loads lazily, and in two densities", () => {
    const picture = { url: "/media/a.jpg", alt: "A well", width: 1600, height: 800 };
    const text = markup(<Image picture={picture} width={600} />);
    expect(text).toMatch(/alt="A well" width="600" height="300"/);
    expect(text).toContain('loading="lazy"');
    expect(text).toMatch(/srcSet="[^"]*width=600[^"]* 1x, [^"]*width=1200[^"]* 2x"/);
    expect(markup(<Image picture={picture} width={600} eager />)).toMatch(
      /loading="eager".*fetchPriority="high"/,
    );
  });

  test("drawings are hidden from screen readers, and the same seed is the same drawing", () => {
    for (const drawing of [<HorizonLine key="a" />, <SceneArt key="b" seed="x" />])
      expect(markup(drawing)).toMatch(/^<svg[^>]*aria-hidden="true"/);
    expect(markup(<SceneArt seed="x" hour="dawn" />)).toBe(markup(<SceneArt seed="x" hour="dawn" />));
    expect(markup(<SceneArt seed="x" hour="dawn" />)).not.toBe(markup(<SceneArt seed="y" hour="dawn" />));
  });

  test("ProgressRing says its state in words, or leaves them to its neighbour", () => {
    const text = markup(<ProgressRing done={2} total={4} size={48} label="2 of 4" />);
    expect(text).toMatch(/^<span role="img" aria-label="2 of 4"/);
    const [around, offset] = [
      all(text, /stroke-dasharray="([\d.]+)"/g),
      all(text, /stroke-dashoffset="([\d.]+)"/g),
    ];
    expect(Number(offset[0]) / Number(around[0])).toBeCloseTo(0.5);
    expect(markup(<ProgressRing done={0} total={0} size={48} />)).toMatch(/^<span aria-hidden="true"/);
  });
});

describe("what comes later, and what fails", () => {
  test("WhenSeen leaves room without its content, ServerMarkup and useHydrated are the server's", () => {
    const text = markup(<WhenSeen className="min-h-40">later</WhenSeen>);
    expect(text).toContain("noscript:hidden min-h-40");
    expect(text).not.toContain("later");
    expect(markup(<ServerMarkup>text</ServerMarkup>)).toContain("text");
    const Hydrated = () => String(useHydrated());
    expect(markup(<Hydrated />)).toBe("false");
  });

  test("LoadingState says that it loads, or that it failed with a button to try again, in the page's language", () => {
    const retry = () => {};
    expect(markup(<LoadingState failed={false} retry={retry} />)).toMatch(/role="status"[^>]*>Loading</);
    overwriteGetLocale(() => "es");
    const text = markup(<LoadingState failed retry={retry} />);
    expect(text).toMatch(/role="alert".*No se pudo cargar.*<button[^>]*>Intentar de nuevo</);
    expect(markup(<LoadFailed retry={retry} label="x" />)).toContain("<p>x</p>");
  });

  test("no dialog is no markup", () => expect(markup(<ModalHost />)).toBe(""));

  test("ErrorBoundary shows its fallback instead of what failed, and tries again", () => {
    const boundary = new ErrorBoundary({
      children: "content",
      fallback: (retry) => <button type="button" onClick={retry} />,
    });
    expect(boundary.render()).toBe("content");
    boundary.state = ErrorBoundary.getDerivedStateFromError();
    const fallback = boundary.render() as ReactElement<{ onClick(): void }>;
    const setState = vi.spyOn(boundary, "setState").mockImplementation(() => {});
    fallback.props.onClick();
    expect(setState).toHaveBeenCalledWith({ failed: false });
  });

  test("ErrorContent says the status, one heading, and two ways on", () => {
    const text = markup(
      <ErrorContent status={404} title="Not found" detail="Not found" advice="Try these" />,
    );
    expect(text).toContain('data-status="404"');
    expect(all(text, /<h1[^>]*>([^<]*)/g)).toEqual(["Not found"]);
    expect(text.match(/Not found/g)).toHaveLength(1);
    expect(all(text, /href="([^"]*)"/g)).toEqual(["/", "/verses"]);
  });
});

test("page numbers: the first, the last and those around the current one", () => {
  expect(pagesShown(1, 2)).toEqual([1, 2]);
  expect(pagesShown(1, 9)).toEqual([1, 2, 0, 9]);
  expect(pagesShown(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
  expect(pagesShown(9, 9)).toEqual([1, 0, 8, 9]);
});
