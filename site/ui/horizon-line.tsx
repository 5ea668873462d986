/** The quiet art of pages without a scene: a horizon with the sun just above it. */
export function HorizonLine() {
  return (
    <svg viewBox="0 0 480 56" preserveAspectRatio="xMinYMid" className="h-14 w-full" aria-hidden="true">
      <circle cx="352" cy="26" r="13" className="text-dawn" fill="currentColor" opacity=".75" />
      <path
        d="M0 42c60 0 84-12 150-12s96 14 168 14 104-9 162-9"
        fill="none"
        className="text-line"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path
        d="M318 51c10-4 20-4 30 0s20 4 30 0"
        fill="none"
        className="text-water"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
