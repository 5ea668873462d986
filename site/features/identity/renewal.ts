import { renewRetryMs } from "./oidc-settings.ts";

interface RenewalParts<Token> {
  attempt(): Promise<Token>;
  isTimeout(error: unknown): boolean;
  /** The renewal has failed for good: the person is logged out. */
  onFailed(error: unknown): Promise<void>;
}

/**
 * One shared renewal for all callers: the timer, an expired token, or several concurrent 401s. A timeout is
 * retried after five seconds, and waiting callers get undefined.
 */
export function createRenewal<Token>({ attempt, isTimeout, onFailed }: RenewalParts<Token>) {
  let running: Promise<Token | undefined> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<Token | undefined> {
    clearTimeout(retry);
    try {
      return await attempt();
    } catch (error) {
      if (isTimeout(error)) retry = setTimeout(renew, renewRetryMs);
      else await onFailed(error);
      return undefined;
    }
  }

  function renew(): Promise<Token | undefined> {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return { renew, stop: () => clearTimeout(retry) };
}
