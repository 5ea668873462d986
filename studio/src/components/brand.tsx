"use client";
/** The site's own sign, in place of the engine's. */
import "./studio.css";

export const Icon = () => (
  <svg className="studio-icon" viewBox="0 0 32 32" role="img" aria-label="Wellspring">
    <path
      className="studio-icon__drop"
      d="M16 2c5.5 7.5 9.5 12 9.5 17.5a9.5 9.5 0 0 1-19 0C6.5 14 10.500 9.5 16 2Z"
    />
    <path className="studio-icon__wave" d="M9 20c2.300-1.800 4.700-1.800 7 0s4.700 1.800 7 0" />
  </svg>
);

export const Logo = () => (
  <div className="studio-logo">
    <Icon />
    <span>Wellspring Studio</span>
  </div>
);
