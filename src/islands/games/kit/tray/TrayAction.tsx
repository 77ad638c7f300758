import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

const icons = {
  undo: 'M8 5 4 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-4',
  clear: 'm6 6 12 12M18 6 6 18',
  double: 'M5 8.5 9 15m0-6.500L5 15m8-5a2.500 2.5 0 1 1 4.6 1.400L13 15.500h5',
  rebet: 'M5 12a7 7 0 0 1 12-4.900L19 9m0-4v4h-4M19 12a7 7 0 0 1-12 4.900L5 15m0 4v-4h4',
  collect: 'M12 4v10m0 0 4-4m-4 4-4-4M5 19h14',
  turbo: 'M13 3 6 13h5l-1 8 8-11h-5.5Z',
  save: 'M6 4h10l3 3v13H5V4Zm3 0v5h6V4M8 20v-6h8v6',
} as const;

type TrayActionProps = {
  icon: keyof typeof icons;
  enabled: boolean;
  /** What it does beyond its word, and by which key. */
  hint?: string;
  /** Of one that is on or off: which. */
  pressed?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A small action of the tray: an icon with its word below it. */
export function TrayAction({ icon, enabled, hint, pressed, onPress, children }: TrayActionProps) {
  return (
    <button
      type="button"
      title={hint}
      disabled={!enabled}
      aria-pressed={pressed}
      onClick={onPress}
      className={cx(
        'grid min-h-12 min-w-11 justify-items-center gap-0.5 rounded-md px-0.5 py-1 text-xs font-medium whitespace-nowrap text-ivory-300 transition-colors duration-fast hover:bg-ink-700 hover:text-ivory-100 disabled:cursor-default disabled:text-ivory-500/60 disabled:hover:bg-transparent sm:tall:px-3',
        pressed && 'text-brass-bright',
      )}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
        <path
          d={icons[icon]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {children}
    </button>
  );
}
