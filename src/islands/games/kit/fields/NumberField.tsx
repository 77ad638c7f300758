import { type KeyboardEvent, useId, useState } from 'react';
import { amountOrTyped } from '#domain/money/typed-amount.ts';
import { cx } from '#ui/cx.ts';
import { pasteWhole } from '#ui/paste-whole.ts';

type NumberFieldProps = {
  label: string;
  /** What stands there while nobody types. */
  value: string;
  /** "×" or "%", behind the number. */
  unit?: string;
  disabled: boolean;
  className?: string;
  /** Takes what was typed, in the one form of a figure; false when it is no number, and the old one comes back. */
  onCommit: (text: string) => boolean;
  /** Arrow up and down. */
  onStep?: (sign: -1 | 1) => void;
};

/** A figure that can be typed: taken over by Enter or on leaving, given up by Escape. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, unit, disabled, className, onCommit, onStep } = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);

  const commit = (): void => {
    if (typed === undefined) return;
    setWrong(!onCommit(amountOrTyped(typed)));
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(undefined);
    const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    if (sign === undefined || onStep === undefined) return;
    event.preventDefault();
    setTyped(undefined);
    onStep(sign);
  };

  return (
    <div className={cx('grid min-w-0 content-start', className)}>
      <label htmlFor={id} className="truncate text-xs font-semibold text-ivory-300">
        {label}
      </label>
      <div
        className={cx(
          'figures flex min-h-11 items-stretch rounded-sm border bg-ink-900/55 pr-2.5 font-semibold has-focus-visible:outline-2 has-focus-visible:outline-brass-bright',
          wrong && typed === undefined ? 'border-red' : 'border-ivory-500/70',
          disabled && 'border-dashed',
        )}
      >
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          onPaste={pasteWhole}
          disabled={disabled}
          aria-invalid={(wrong && typed === undefined) || undefined}
          value={typed ?? value}
          onFocus={(event) => {
            setWrong(false);
            event.target.select();
          }}
          onChange={(event) => {
            setWrong(false);
            setTyped(event.target.value);
          }}
          onBlur={commit}
          onKeyDown={onKeyDown}
          className="min-h-11 w-full min-w-0 bg-transparent pl-2.5 outline-none"
        />
        {unit && <span className="self-center pl-1 text-ivory-300">{unit}</span>}
      </div>
    </div>
  );
}
