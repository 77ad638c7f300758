import { cx } from './cx.ts';

type ProgressBarProps = {
  label: string | undefined;
  /** From 0 to 100, whole. */
  percent: number;
  /** The colour of what is done: a level's is pale, money's the felt's. */
  tone?: 'level' | 'money';
  className?: string;
};

/** How far something is, as a bar; the figures stand beside it in words. */
export const ProgressBar = ({ label, percent, tone = 'level', className }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
    className={cx('h-2 overflow-hidden rounded-full', tone === 'money' ? 'bg-ink-900' : 'bg-ink-600', className)}
  >
    {/* A page that was built knows nothing of anybody, and has no style of its own. */}
    {percent > 0 && (
      <div
        className={cx(
          'h-full rounded-full transition-[width] duration-slow',
          tone === 'money' ? 'bg-felt' : 'bg-ivory-300',
        )}
        style={{ width: `${percent}%` }}
      />
    )}
  </div>
);
