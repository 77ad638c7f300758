import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { cx } from './cx.ts';
import { Spinner } from './Spinner.tsx';

type Look = { variant?: ButtonVariant; size?: ButtonSize };

/**
 * A button. While `busy` it shows a spinner over its label (so its width stays), tells assistive technology, and ignores
 * presses; it keeps the focus, which a disabled button would lose. `off`: just not now, without a spinner.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  off = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean; off?: boolean }) {
  return (
    <button
      {...rest}
      type={busy || off ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || off || undefined}
      onClick={busy || off ? undefined : onClick}
      className={buttonStyle(variant, size, cx(busy && 'aria-disabled:opacity-100', className))}
    >
      <span className={cx('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}>{children}</span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', size = 'md', className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={buttonStyle(variant, size, className)} />;
}

/** A square button that shows an icon alone; its name is `label`. */
export function IconButton({
  label,
  className,
  children,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-md text-ivory-300 transition-colors duration-fast',
        'hover:bg-ink-600 hover:text-ivory-100 disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
    >
      {children}
    </button>
  );
}
