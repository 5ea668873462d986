import type { Intent } from "./intents.ts";

export interface LoginRequest {
  /** Why; by default 'Login is Required for this Feature'. */
  message?: string;
  /** What the reader wants to do, for the case that the page has to be left to sign in; see onIntent. */
  intent?: Intent;
}

type Prompt = (request: LoginRequest) => Promise<void>;

let prompt: Prompt | undefined;

/** Opens the sign-in dialog; the promise resolves when it is closed. Set when the page starts. */
export const setLoginPrompt = (given: Prompt): void => {
  prompt = given;
};

export const promptLogin = async (request: LoginRequest): Promise<void> => prompt?.(request);
