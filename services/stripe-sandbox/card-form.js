// The card form's behaviour. It speaks to its parent only, and only to one of its own origin.
const form = document.getElementById("card-form");
const challenge = document.getElementById("challenge");
const message = document.getElementById("message");
const base = location.pathname;

// A block, not an expression: WebKit eliminates tail calls in strict code, and with this function's frame gone the
// message would seem to come from the parent itself.
const postToParent = (body) => {
  parent.postMessage({ from: "stripe-sandbox", ...body }, location.origin);
};
const byId = (id) => document.getElementById(id);

function finish(returnUrl) {
  if (parent === window) location.assign(returnUrl);
  else postToParent({ type: "complete", returnUrl });
}

async function post(path, body) {
  const response = await fetch(`${base}/${path}${location.search}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

function clearErrors() {
  for (const error of document.querySelectorAll(".error")) error.textContent = "";
  for (const input of form.querySelectorAll("input")) input.removeAttribute("aria-invalid");
}

function show(answer) {
  form.hidden = answer.status !== "refused";
  challenge.hidden = answer.status !== "challenge";
  message.textContent = "";
  if (answer.status === "complete") {
    message.textContent = form.dataset.paid;
    finish(answer.returnUrl);
  } else if (answer.status === "expired") message.textContent = form.dataset.expired;
  else if (answer.status === "challenge") {
    challenge.dataset.key = answer.key;
    byId("challenge-title").focus();
  } else {
    const input = byId(answer.field);
    byId(`${input ? answer.field : "card"}-error`).textContent = answer.message;
    input?.setAttribute("aria-invalid", "true");
    (input ?? byId("pay")).focus();
  }
}

let busy = false;
async function send(path, body) {
  if (busy) return;
  busy = true;
  const pay = byId("pay");
  const label = pay.textContent;
  pay.textContent = form.dataset.working;
  pay.setAttribute("aria-disabled", "true");
  try {
    show(await post(path, body));
  } catch {
    form.hidden = false;
    challenge.hidden = true;
    byId("card-error").textContent = form.dataset.failed;
  }
  pay.textContent = label;
  pay.removeAttribute("aria-disabled");
  busy = false;
}

if (form) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearErrors();
    void send("pay", Object.fromEntries(new FormData(form)));
  });
  for (const [id, approved] of [
    ["approve", true],
    ["fail", false],
  ])
    byId(id).addEventListener(
      "click",
      () => void send("challenge", { key: challenge.dataset.key, approved }),
    );
  byId("number").addEventListener("input", ({ target }) => {
    // Grouped only while writing at the end, so that the caret never jumps.
    if (target.selectionStart !== target.value.length) return;
    target.value = target.value
      .replace(/\D/g, "")
      .replace(/(.{4})(?=.)/g, "$1 ")
      .slice(0, 23);
  });
  byId("expiry").addEventListener("input", ({ target, inputType }) => {
    if (inputType?.startsWith("delete")) return;
    target.value = target.value.replace(/^(\d{2})\s*\/?\s*(\d{0,4}).*$/, "$1 / $2");
  });
}

new ResizeObserver(() =>
  postToParent({
    type: "height",
    height: Math.ceil(document.documentElement.getBoundingClientRect().height),
  }),
).observe(document.documentElement);
postToParent({ type: "ready" });
if (message?.dataset.returnUrl) finish(message.dataset.returnUrl);
