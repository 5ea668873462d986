/** What a check found, in an operator's words, and how to mend it. */
export interface Finding {
  check: string;
  state: "ok" | "warning" | "fail" | "skipped";
  found: string;
  mend?: string;
}

export const ok = (check: string, found: string): Finding => ({ check, state: "ok", found });
export const warning = (check: string, found: string, mend: string): Finding => ({
  check,
  state: "warning",
  found,
  mend,
});
export const fail = (check: string, found: string, mend: string): Finding => ({
  check,
  state: "fail",
  found,
  mend,
});
export const skipped = (check: string, found: string): Finding => ({ check, state: "skipped", found });

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const longestMs = 60_000;

/** A check that throws or never ends is a finding too. */
export async function bounded(
  check: string,
  run: () => Promise<Finding[]>,
  timeoutMs = longestMs,
): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding[]>((resolve) => {
    const finding = fail(check, `no answer in ${timeoutMs / 1000} seconds`, "See what it waits for.");
    timer = setTimeout(() => resolve([finding]), timeoutMs);
  });
  try {
    return await Promise.race([run(), late]);
  } catch (error) {
    return [
      fail(check, reasonOf(error), "Mend what this says; if it says nothing to you, please report it."),
    ];
  } finally {
    clearTimeout(timer);
  }
}

/** One line for what was found, one below it for what to do. */
export const describe = ({ check, state, found, mend }: Finding): string =>
  `${state.padEnd(7)}  ${check}: ${found}${mend ? `\n         to mend it: ${mend}` : ""}`;
