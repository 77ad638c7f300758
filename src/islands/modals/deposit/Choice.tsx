import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { Spinner } from '#ui/Spinner.tsx';

type ChoiceProps = {
  mark: ReactNode;
  name: string;
  /** Fee, time and their like, in one line. */
  facts: readonly string[];
  /** A second line of them. */
  note?: string;
  /** Said beside the name: that it failed before. */
  badge?: ReactNode;
  busy?: boolean;
  disabled?: boolean;
  onChoose: () => void;
};

/** One way to pay: its mark, its name, and what it costs. While it is busy a ring turns in the arrow's place. */
export function Choice({ mark, name, facts, note, badge, busy = false, disabled, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      disabled={disabled}
      onClick={busy ? undefined : onChoose}
      className={cx(
        'flex min-h-16 w-full items-center gap-3 rounded-lg border border-ink-600 bg-ink-800 px-3 py-2.5 text-left shadow-raised sm:px-4',
        'transition-colors duration-fast hover:border-ivory-500 hover:bg-ink-600/70',
        'disabled:cursor-not-allowed disabled:opacity-50 disabled:hover:border-ink-600 disabled:hover:bg-ink-800',
      )}
    >
      {mark}
      <span className="mr-auto min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {badge}
        </span>
        <span className="figures block text-sm text-ivory-300">{facts.join(' · ')}</span>
        {note && <span className="block text-sm text-ivory-300">{note}</span>}
      </span>
      {busy ? (
        <Spinner className="size-5 shrink-0" />
      ) : (
        <Icon name="chevron-right" className="size-5 shrink-0 text-ivory-500" />
      )}
    </button>
  );
}
