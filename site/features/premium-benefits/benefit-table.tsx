import { Check, Minus } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { type Benefit, listBenefits } from "./benefits.ts";

function Cell({ label, strong = false }: { label: Benefit["free"]; strong?: boolean }) {
  const plain = label === null || label === m.benefit_yes;
  const Icon = label === null ? Minus : Check;
  return (
    <td
      className={`px-1 py-3 text-center align-middle sm:px-2 md:px-4 ${strong ? "bg-sand font-semibold" : ""}`}
    >
      {plain ? (
        <>
          <Icon
            className={`mx-auto size-5 ${label === null ? "text-muted" : "text-spring"}`}
            aria-hidden="true"
          />
          <span className="sr-only">{label === null ? m.benefit_no() : m.benefit_yes()}</span>
        </>
      ) : (
        label()
      )}
    </td>
  );
}

/** Free and Premium side by side, every line as it is. */
export function BenefitTable({ className = "" }: { className?: string }) {
  return (
    <table
      className={`w-full border-collapse text-[0.95rem] leading-snug hyphens-auto max-sm:table-fixed max-sm:text-[0.86rem] max-sm:wrap-anywhere ${className}`}
    >
      <caption className="sr-only">{m.benefit_caption()}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-3 text-left font-normal text-muted">
            {m.benefit_what()}
          </th>
          <th scope="col" className="w-[27%] px-1 py-3 font-semibold sm:w-[28%] sm:px-2 md:px-4">
            {m.benefit_free()}
          </th>
          <th
            scope="col"
            className="w-[36%] rounded-t-sm bg-sand px-1 py-3 sm:w-[32%] sm:px-2 font-semibold text-water md:px-4"
          >
            {m.benefit_premium()}
          </th>
        </tr>
      </thead>
      <tbody>
        {listBenefits().map(({ name, title, free, premium }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-3 pr-1.5 text-left font-normal sm:pr-3">
              {title()}
            </th>
            <Cell label={free} />
            <Cell label={premium} strong />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
