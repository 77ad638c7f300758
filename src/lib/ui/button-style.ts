import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap select-none ' +
  'transition-colors duration-fast disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-brass text-ink-900 hover:bg-brass-bright active:bg-brass',
  secondary: 'bg-ink-600 text-ivory-100 shadow-raised hover:bg-ink-600/70 active:bg-ink-700',
  ghost: 'text-ivory-300 hover:bg-ink-700 hover:text-ivory-100 active:bg-ink-600',
  danger: 'bg-red text-ink-900 hover:bg-red/85 active:bg-red',
};

/** `sm` keeps a 44 px target on touch screens. */
const sizes: Readonly<Record<ButtonSize, string>> = {
  sm: 'min-h-10 px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-4 text-base',
  lg: 'min-h-14 px-6 text-lg',
};

/** The classes of a button, for an element that is not a React button (a link, a static page's button). */
export const buttonStyle = (variant: ButtonVariant = 'primary', size: ButtonSize = 'md', extra?: string): string =>
  cx(base, variants[variant], sizes[size], extra);
