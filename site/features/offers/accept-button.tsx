import { useState } from "react";

interface AcceptButtonProps {
  children: string;
  onAccept(): void;
  className?: string;
}

/** Goes on to the card form once, however often it is clicked. */
export function AcceptButton({ children, onAccept, className = "" }: AcceptButtonProps) {
  const [accepted, setAccepted] = useState(false);
  return (
    <button
      type="button"
      disabled={accepted}
      className={`pill min-h-13 w-full bg-water text-[1.08rem] text-on-water hover:opacity-90 ${className}`}
      onClick={() => {
        setAccepted(true);
        onAccept();
      }}
    >
      {/* Written in small letters in some places; the first is always drawn large. */}
      <span className="block first-letter:uppercase">{children}</span>
    </button>
  );
}
