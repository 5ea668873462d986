interface ChoiceRowProps<Option extends string> {
  legend: string;
  name: string;
  labels: Record<Option, () => string>;
  chosen: NoInfer<Option>;
  onChoose(option: NoInfer<Option>): void;
  /** The address of a small picture above the label. */
  pictureOf?(option: NoInfer<Option>): string;
}

/** One of a few, side by side. */
export function ChoiceRow<Option extends string>({
  legend,
  name,
  labels,
  chosen,
  onChoose,
  pictureOf,
}: ChoiceRowProps<Option>) {
  return (
    <fieldset className="mt-3">
      <legend className="text-[0.92rem] font-semibold text-muted">{legend}</legend>
      <div className="mt-1.5 grid auto-cols-fr grid-flow-col gap-1.5">
        {(Object.keys(labels) as Option[]).map((option) => (
          <label
            key={option}
            className="relative grid min-h-11 cursor-pointer place-items-center overflow-hidden rounded-sm border-2 border-line text-center text-[0.88rem] leading-tight has-checked:border-water has-checked:bg-sand has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-water"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === chosen}
              onChange={() => onChoose(option)}
              className="!absolute inset-0 size-full cursor-pointer !border-0 opacity-0"
            />
            {pictureOf && <img src={pictureOf(option)} alt="" className="h-10 w-full object-cover" />}
            <span className="px-1 py-1">{labels[option]()}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
