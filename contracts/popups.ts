/** What the operator may tighten. Left out, the popups follow the specification. */
export interface PopupSettings {
  /** At most this many popups in one visit. */
  perVisit?: number;
  /** Paths that never show one, with all below them. */
  quiet?: string[];
  /** None on the page a visit begins with. */
  notOnLanding?: boolean;
}
