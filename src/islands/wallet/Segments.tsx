import { useId } from 'react';

type SegmentsProps<Value extends string> = {
  legend: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
};

const segment =
  'flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-md px-4 text-sm font-semibold text-ivory-300 transition-colors duration-fast ' +
  'hover:text-ivory-100 has-checked:bg-ink-600 has-checked:text-ivory-100 ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-bright';

/** One of two or three views, side by side: radio buttons, moved through by the arrow keys. */
export function Segments<Value extends string>({ legend, choices, value, onChoose }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex gap-1 rounded-lg border border-ink-600 p-1">
        {choices.map((choice) => (
          <label key={choice.value} className={segment}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
