import { useId } from 'react';
import { radioStyle } from '#ui/control-style.ts';
import { cx } from '#ui/cx.ts';
import { FieldError } from '#ui/Field.tsx';

type Choice<Value> = { readonly value: Value; readonly label: string };

type ChoicesProps<Value> = {
  legend: string;
  /** Of the field in its form. */
  name?: string;
  /** The legend is what is to be read: a question. */
  large?: boolean;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  error?: string | undefined;
  /** How many stand side by side, from a phone on. */
  columns: string;
  onChoose: (value: Value) => void;
};

const tile =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-ivory-500/60 bg-ink-900 px-3 py-2 text-sm font-medium ' +
  'transition-colors duration-fast hover:border-ivory-300 has-checked:border-brass has-checked:bg-ink-600 ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-bright';

/** One of a few: radio buttons as tiles, moved through by the arrow keys. */
export function Choices<Value extends string | number | null>(props: ChoicesProps<Value>) {
  const { legend, name, large = false, choices, value, error, columns, onChoose } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend
        className={large ? 'mb-4 text-xl font-semibold text-balance' : 'mb-2 text-sm font-semibold text-ivory-300'}
      >
        {legend}
      </legend>
      <div className={cx('grid gap-2', columns)}>
        {choices.map((choice) => (
          <label key={choice.value} className={tile}>
            <input
              type="radio"
              name={name ?? id}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className={radioStyle}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <div className={error ? 'mt-2' : undefined}>
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </fieldset>
  );
}
