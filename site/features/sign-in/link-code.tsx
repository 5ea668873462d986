import { useEffect, useState } from "react";
import { linkCodeLength } from "../../../contracts/identity.ts";
import { m } from "../../i18n/paraglide/messages.js";

const shape = new RegExp(`^#code=(\\d{${linkCodeLength}})$`);

/** What the link asks for in another browser; it is in the fragment, which no server sees. */
export function LinkCode() {
  const [code, setCode] = useState<string>();
  useEffect(() => setCode(shape.exec(location.hash)?.[1]), []);
  return (
    <div className="mt-6 min-h-24">
      {code && (
        <>
          <p className="text-muted">{m.sign_in_link_code()}</p>
          <p className="mt-1 font-sans text-[1.7rem] font-semibold tracking-[0.12em] tabular-nums select-all">
            {code.slice(0, 3)} {code.slice(3)}
          </p>
        </>
      )}
    </div>
  );
}
