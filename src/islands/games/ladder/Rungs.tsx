import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { leastAt } from '#domain/games/kit/share.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { chanceText } from '../kit/picture/chance.ts';
import { rungsAround } from './picture/ladder.ts';
import type { TableState } from './use-table.ts';

/** What the rungs around the next one pay: in a row on a phone, as a ladder elsewhere. */
export function Rungs({ table, size, flat }: { table: TableState; size: number; flat: boolean }) {
  const { climb, climbed, stakeMinor, round, game } = table;
  return (
    <ol
      aria-label={t('instant.ladder')}
      className={cx('min-h-0', flat ? 'grid auto-cols-fr grid-flow-col gap-1' : 'grid content-start gap-1')}
    >
      {rungsAround(climb, climbed, size).map(({ rung, multiplier, chance }) => (
        <li
          key={rung}
          className={cx(
            'figures rounded-sm transition-colors duration-fast',
            flat
              ? 'grid justify-items-center py-0.5 text-sm leading-tight'
              : 'grid h-10 grid-cols-[3.5rem_1fr_1fr_auto] items-center gap-2 px-3 text-sm',
            rung === climbed && 'bg-oddlot-light text-ink-900',
            rung === climbed + 1 && 'bg-ivory-100 text-ink-900',
            rung < climbed && 'bg-ink-900/30 text-ivory-300',
            rung > climbed + 1 && 'bg-ink-900/55',
          )}
        >
          <span className={cx(flat && 'text-xs')}>{t(`instant.${game}.rung`, { rung })}</span>
          <span className="font-semibold">{multiplierText(multiplier, flat ? 2 : 4)}×</span>
          {!flat && (
            <>
              <Money amountMinor={leastAt(stakeMinor, multiplier)} currency={round.currency} />
              <span>{chanceText(chance)}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
