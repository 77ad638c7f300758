import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { leastAt } from '#domain/games/kit/share.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { chanceText } from '../kit/picture/chance.ts';
import { rungsAround } from './picture/mines.ts';
import type { TableState } from './use-table.ts';

/** What the picks around the next one pay: in a row on a phone, as a ladder elsewhere. */
export function Ladder({ table, size, flat }: { table: TableState; size: number; flat: boolean }) {
  const { field, stakeMinor, round } = table;
  const picks = field.revealed.length;
  return (
    <ol
      aria-label={t('casual.mines.ladder')}
      className={cx('min-h-0', flat ? 'grid auto-cols-fr grid-flow-col gap-1' : 'grid content-start gap-1')}
    >
      {rungsAround(field, size).map((rung) => (
        <li
          key={rung.picks}
          className={cx(
            'figures rounded-sm transition-colors duration-fast',
            flat
              ? 'grid justify-items-center py-0.5 text-sm leading-tight'
              : 'grid h-10 grid-cols-[3.5rem_1fr_1fr_auto] items-center gap-2 px-3 text-sm',
            rung.picks === picks && 'bg-oddlot-light text-ink-900',
            rung.picks === picks + 1 && 'bg-ivory-100 text-ink-900',
            rung.picks < picks && 'bg-ink-900/30 text-ivory-300',
            rung.picks > picks + 1 && 'bg-ink-900/55',
          )}
        >
          <span className={cx(flat && 'text-xs')}>{t('casual.mines.pick', { pick: rung.picks })}</span>
          <span className="font-semibold">{multiplierText(rung.multiplier, flat ? 2 : 4)}×</span>
          {!flat && (
            <>
              <Money amountMinor={leastAt(stakeMinor, rung.multiplier)} currency={round.currency} />
              <span>{chanceText(rung.chance)}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
