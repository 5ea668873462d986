/** Mixpanel's request body: `data` in a form, as JSON or as base64 of it; or JSON as it is. Undefined when it is neither. */
export function readEvents(contentType: string, body: string): unknown[] | undefined {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(contentType.trim());
  const data = isForm ? new URLSearchParams(body).get("data") : body;
  const parsed = data === null ? undefined : (parseJson(data) ?? parseJson(fromBase64(data)));
  if (typeof parsed !== "object" || parsed === null) return undefined;
  return Array.isArray(parsed) ? parsed : [parsed];
}

// A plus sign of base64 that was not escaped has become a space on its way through the form.
const fromBase64 = (text: string) => Buffer.from(text.replaceAll(" ", "+"), "base64").toString("utf8");

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
