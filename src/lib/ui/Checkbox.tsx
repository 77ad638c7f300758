import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './Field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string | undefined };

const box =
  'peer size-6 shrink-0 appearance-none rounded-sm border border-ivory-500 bg-ink-900 transition-colors duration-fast ' +
  'hover:border-ivory-300 checked:border-brass checked:bg-brass aria-invalid:border-red disabled:opacity-50';

/** A box to tick, with its label beside it (the label is part of the target) and its error under it. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={cx('grid gap-1', className)}>
      <label className="relative flex min-h-11 items-start gap-3 py-2.5 text-sm text-ivory-300">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={box}
        />
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="pointer-events-none absolute top-2.5 left-0 size-6 text-ink-900 opacity-0 peer-checked:opacity-100"
        >
          <path d="m6.5 12.5 3.8 3.8 7.4-8" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
        <span className="pt-0.5">{label}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
