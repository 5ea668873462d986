import { Check, Minus } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { type Benefit, benefits } from "./benefits.ts";

function Cell({ words, strong = false }: { words: Benefit["free"]; strong?: boolean }) {
  const plain = words === null || words === m.benefit_yes;
  const Icon = words === null ? Minus : Check;
  return (
    <td className={`px-2 py-3 text-center align-middle md:px-4 ${strong ? "bg-sand font-semibold" : ""}`}>
      {plain ? (
        <>
          <Icon
            className={`mx-auto size-5 ${words === null ? "text-muted" : "text-spring"}`}
            aria-hidden="true"
          />
          <span className="sr-only">{words === null ? m.benefit_no() : m.benefit_yes()}</span>
        </>
      ) : (
        words()
      )}
    </td>
  );
}

/** Free and Premium side by side, every line as it is. */
export function BenefitTable({ className = "" }: { className?: string }) {
  return (
    <table className={`w-full border-collapse text-[0.95rem] leading-snug ${className}`}>
      <caption className="sr-only">{m.benefit_caption()}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-3 text-left font-normal text-muted">
            {m.benefit_what()}
          </th>
          <th scope="col" className="w-[28%] px-2 py-3 font-semibold md:px-4">
            {m.benefit_free()}
          </th>
          <th scope="col" className="w-[32%] rounded-t-sm bg-sand px-2 py-3 font-semibold text-water md:px-4">
            {m.benefit_premium()}
          </th>
        </tr>
      </thead>
      <tbody>
        {benefits.map(({ name, title, free, premium }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-3 pr-3 text-left font-normal">
              {title()}
            </th>
            <Cell words={free} />
            <Cell words={premium} strong />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
