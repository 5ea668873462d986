/** An OpenID provider that nobody here wrote, as its operator would set it up for the site. */
import type { Tab } from "../engines/engine.ts";

export interface RunningPartner {
  /** The site's settings for it. */
  settings: Record<string, string>;
  /** On its own pages, until it leads back to the site. */
  signIn(tab: Tab): Promise<void>;
  /** Where it asks whether that is meant. */
  confirmSignOut?(tab: Tab): Promise<void>;
  stop(): Promise<void>;
}

export interface Partner {
  name: string;
  /** Undefined where it cannot be had, which is said. */
  start(origin: string): Promise<RunningPartner | undefined>;
}
