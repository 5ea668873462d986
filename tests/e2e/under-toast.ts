import type { Page } from "@playwright/test";

/** The controls that a toast with these words lies over, by their names; behind a dialog nothing can be pressed. */
export const underToast = (page: Page, text: string) =>
  page
    .locator("[role=region]")
    .getByText(text)
    .evaluate((title) => {
      const region = title.closest("[aria-live], [role=region]")!;
      const toast = title.closest(".shadow-float")!.getBoundingClientRect();
      const within = document.querySelector("[role=dialog][data-size]") ?? document;
      return (
        [...within.querySelectorAll("a[href], button, input, label:has(input), summary")]
          // The developer's bar is not there in production.
          .filter(
            (control) =>
              !region.contains(control) && !/^Developer bar/.test(control.getAttribute("aria-label") ?? ""),
          )
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .filter((control) => {
            const { width, left, right, top, bottom } = control.getBoundingClientRect();
            return (
              width > 1 &&
              right > toast.left &&
              left < toast.right &&
              bottom > toast.top &&
              top < toast.bottom
            );
          })
          .map((control) => control.textContent || control.getAttribute("aria-label"))
      );
    });
