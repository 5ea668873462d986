/** The popups whose words an editor may change; each is an item of this name. */
export const popupNames = ["sign-up-reminder", "study-guide-sign-up", "sitewide-premium"] as const;
export type PopupName = (typeof popupNames)[number];

export const popupLimits = {
  title: 60,
  lead: 240,
  points: 500,
  lines: 6,
  button: 40,
  question: 60,
  dismiss: 60,
} as const;

/** What the operator may tighten. Left out, the popups follow the specification. */
export interface PopupSettings {
  /** At most this many popups in one visit. */
  perVisit?: number;
  /** Paths that never show one, with all below them. */
  quiet?: string[];
  /** None on the page a visit begins with. */
  notOnLanding?: boolean;
}
