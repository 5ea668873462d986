/** The studio's calls from its own pages; what went wrong is said in words. */
const api = "/studio/api";

interface Failure {
  errors?: { message?: string }[];
}

async function answerOf<Result>(answer: Response): Promise<Result> {
  const body = (await answer.json().catch(() => ({}))) as Result & Failure;
  if (answer.ok) return body;
  throw new Error(
    body.errors?.map(({ message }) => message).join(" ") || `${answer.status} ${answer.statusText}`,
  );
}

const headersIn = (language: string) => ({ "content-type": "application/json", "accept-language": language });

export const read = async <Result>(path: string): Promise<Result> =>
  answerOf(await fetch(`${api}/${path}`, { credentials: "include" }));

export const send = async <Result>(
  path: string,
  body: unknown,
  { language, method = "POST" }: { language: string; method?: "POST" | "PATCH" },
): Promise<Result> =>
  answerOf(
    await fetch(`${api}/${path}`, {
      method,
      credentials: "include",
      headers: headersIn(language),
      body: JSON.stringify(body),
    }),
  );
