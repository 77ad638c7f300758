import { cx } from '#ui/cx.ts';

type RangeFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  disabled: boolean;
  className?: string;
  onChange: (value: number) => void;
};

/** A whole number of a short range: its figure, and a rule to slide on. The browser's own range, so keys and touch work. */
export function RangeField({ label, value, min, max, disabled, className, onChange }: RangeFieldProps) {
  return (
    <label className={cx('flex min-h-11 min-w-0 items-center gap-3 rounded-md bg-ink-900/55 px-3', className)}>
      <span className="text-sm font-semibold text-ivory-300">{label}</span>
      <span translate="no" className="figures min-w-6 text-right text-lg font-bold">
        {value}
      </span>
      <input
        type="range"
        aria-label={label}
        min={min}
        max={max}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className={cx(
          'h-11 w-full min-w-0 cursor-pointer appearance-none rounded-sm bg-transparent disabled:cursor-default disabled:opacity-50',
          '[&::-webkit-slider-runnable-track]:h-2 [&::-webkit-slider-runnable-track]:rounded-sm [&::-webkit-slider-runnable-track]:bg-oddlot-light',
          '[&::-webkit-slider-thumb]:-mt-2 [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-[0.375rem] [&::-webkit-slider-thumb]:border-table-card [&::-webkit-slider-thumb]:bg-ink-900',
          '[&::-moz-range-track]:h-2 [&::-moz-range-track]:rounded-sm [&::-moz-range-track]:bg-oddlot-light',
          '[&::-moz-range-thumb]:size-3 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-[0.375rem] [&::-moz-range-thumb]:border-table-card [&::-moz-range-thumb]:bg-ink-900',
        )}
      />
    </label>
  );
}
