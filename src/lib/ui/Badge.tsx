import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const tones = {
  quiet: 'bg-ink-600 text-ivory-300',
  brass: 'bg-brass-dim text-brass-bright',
  won: 'bg-felt-dim text-felt',
  wrong: 'bg-red-dim text-red',
} as const;

/** A word or a count beside something, never a control. */
export function Badge({
  tone = 'quiet',
  className,
  children,
}: {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'figures inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
