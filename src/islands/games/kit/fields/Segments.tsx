import { useId } from 'react';
import { cx } from '#ui/cx.ts';

type SegmentsProps<Id extends string> = {
  legend: string;
  options: readonly { readonly id: Id; readonly label: string }[];
  value: Id;
  disabled: boolean;
  className?: string;
  onChange: (id: Id) => void;
};

/** A choice among a few, side by side: one tab stop, arrow keys choose. */
export function Segments<Id extends string>(props: SegmentsProps<Id>) {
  const { legend, options, value, disabled, className, onChange } = props;
  const name = useId();
  return (
    <fieldset disabled={disabled} className={cx('flex rounded-md bg-ink-900/55 p-0.5', className)}>
      <legend className="sr-only">{legend}</legend>
      {options.map(({ id, label }) => (
        <label
          key={id}
          className={cx(
            'grid min-h-10 grow cursor-pointer pointer-coarse:min-h-11 place-items-center rounded-sm px-2 text-sm font-semibold whitespace-nowrap transition-colors duration-fast sm:px-4',
            'has-focus-visible:outline-2 has-focus-visible:outline-brass-bright',
            id === value ? 'bg-ivory-100 text-ink-900' : 'text-ivory-100',
            disabled ? 'cursor-default' : id !== value && 'hover:bg-ink-900/50',
          )}
        >
          <input type="radio" name={name} className="sr-only" checked={id === value} onChange={() => onChange(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
