import { expect, test } from "../fixtures.ts";
import { Tapping } from "./tapping.ts";

/** A page whose controls are wrong in every way that the tapping test is there to find, and one that is right. */
const faulty = `<!doctype html><title>Faulty</title><h1>Faulty</h1><main>
  <p><button id="dead">Dead</button></p>
  <p><button id="throws">Throws</button></p>
  <p><button id="busy">Busy</button></p>
  <p style="position: relative"><button>Covered</button><span style="position: absolute; inset: 0"></span></p>
  <p><button id="stays">Stays</button></p>
  <p><a href="/faulty/trap">Trap</a></p>
  <p><button id="good">Good</button></p>
</main><script>
  document.documentElement.dataset.pageReady = location.pathname;
  document.documentElement.dataset.hydrate = "touch";
  performance.mark("visit");
  const on = (id, act) => document.getElementById(id).addEventListener("click", act);
  on("good", ({ target }) => target.setAttribute("aria-pressed", "true"));
  on("throws", ({ target }) => { target.textContent = "Thrown"; throw new Error("thrown on purpose"); });
  on("busy", ({ target }) => {
    target.textContent = "At work";
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { const until = performance.now() + 50; while (performance.now() < until); port2.postMessage(0); };
    port2.postMessage(0);
  });
  on("stays", () => document.body.insertAdjacentHTML("beforeend", "<div role=dialog>No way out</div>"));
</script>`;

const trap = `<!doctype html><title>Trap</title><h1>Trap</h1><script>
  document.documentElement.dataset.pageReady = location.pathname;
  document.documentElement.dataset.hydrate = "touch";
  addEventListener("popstate", () => history.pushState(null, "", "/faulty/trap"));
  history.pushState(null, "", "/faulty/trap");
</script>`;

test("a control that is dead, covered, throws, never rests, cannot be closed or left again is a fault", async ({
  page,
  faults,
}) => {
  faults.expect(/thrown on purpose/);
  await page.route("**/faulty", (route) => route.fulfill({ body: faulty, contentType: "text/html" }));
  await page.route("**/faulty/trap", (route) => route.fulfill({ body: trap, contentType: "text/html" }));
  const tapping = await Tapping.on(page, {
    frame: false,
    isPhone: false,
    followed: new Set<string>(),
  });
  const results = await tapping.run("/faulty", async () => {});
  expect(
    Object.fromEntries(
      results.map(({ control, outcome, what }) => [control, `${outcome}: ${what.split(" (at ")[0]}`]),
    ),
  ).toEqual({
    'button "Dead"': "fault: nothing visible happens",
    'button "Throws"': "fault: error: thrown on purpose",
    'button "Busy"': "fault: the tab never comes to rest after it",
    'button "Covered"': expect.stringContaining("fault: is covered by <span"),
    'button "Stays"': "fault: the dialog it opens does not close with Escape",
    'link "Trap"': expect.stringContaining("fault: Back from /faulty/trap leads to /faulty/trap"),
    'button "Good"': "tapped: a change on the screen",
  });
});
