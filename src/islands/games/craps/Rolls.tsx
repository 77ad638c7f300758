import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import type { Roll } from './picture/craps.ts';

/** What a roll did to the point: set it, made it, or lost the hand with a seven. */
const markOf = ({ dice: [first, second], point }: Roll): 'set' | 'made' | 'out' | 'none' => {
  const total = first + second;
  if (point === null) return [4, 5, 6, 8, 9, 10].includes(total) ? 'set' : 'none';
  return total === point ? 'made' : total === 7 ? 'out' : 'none';
};

const looks = {
  set: 'bg-table-card text-ink-900',
  made: 'bg-table-green text-ivory-100',
  out: 'bg-table-red text-ivory-100',
  none: 'bg-ink-900/50 text-ivory-100',
} as const;

/** The rolls of the hand, newest first, as many as there is room for. */
export function Rolls({ rolls, className }: { rolls: readonly Roll[]; className?: string }) {
  if (rolls.length === 0) return <p className={cx('text-sm text-ivory-500', className)}>{t('craps.no_rolls')}</p>;
  return (
    <ol aria-label={t('craps.rolls')} className={cx('flex flex-wrap content-start gap-1 overflow-hidden', className)}>
      {rolls.toReversed().map((roll, index) => {
        const [first, second] = roll.dice;
        const mark = markOf(roll);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: counted from the oldest, so a roll keeps its key
            key={rolls.length - index}
            className={cx('figures grid h-6 min-w-6 place-items-center rounded-sm px-1 text-xs font-bold', looks[mark])}
          >
            <span aria-hidden="true">{first + second}</span>
            <span className="sr-only">{t(`craps.roll_${mark}`, { first, second, total: first + second })}</span>
          </li>
        );
      })}
    </ol>
  );
}
