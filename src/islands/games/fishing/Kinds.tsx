import { toPercentString } from '#domain/maths/rational.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { quarries } from '#stores/fishing.ts';
import { cx } from '#ui/cx.ts';
import { useRoving } from '../kit/use-roving.ts';
import { FishArt } from './FishArt.tsx';
import type { TableState } from './use-table.ts';
import { fishName } from './words.ts';

const placesOf = (columns: number) =>
  quarries.map(({ target }, index) => ({
    id: target.id,
    x: 100 * (index % columns),
    y: 100 * Math.floor(index / columns),
  }));

const places = { two: placesOf(2), five: placesOf(5) };

/** Every kind as a small print with its multiple and chance: pressing one throws at the nearest of it. */
export function Kinds({ table, columns, slim }: { table: TableState; columns: 'two' | 'five'; slim: boolean }) {
  const { round, stake, chosen } = table;
  const roving = useRoving(places[columns]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not take a grid of this kind in every browser
    <div
      role="group"
      aria-label={t('fishing.kinds')}
      onKeyDown={roving.onKeyDown}
      className={cx('grid gap-1.5', columns === 'two' ? 'grid-cols-2' : 'grid-cols-5 gap-1')}
    >
      {quarries.map(({ target, figures }) => {
        const { onFocus, ...place } = roving.propsOf(target.id);
        const chance = toPercentString(figures.hitFrequency, 2);
        return (
          <button
            key={target.id}
            type="button"
            {...place}
            onFocus={() => {
              onFocus();
              table.aim(target.id);
            }}
            onBlur={() => table.aim(undefined)}
            onPointerEnter={() => table.aim(target.id)}
            onPointerLeave={() => table.aim(undefined)}
            onClick={() => table.throwAt(target.id)}
            aria-disabled={round.locked || undefined}
            aria-label={t('fishing.kind', {
              fish: fishName(target.id),
              times: String(target.pays),
              amount: displayAmount(stake.stakeMinor * BigInt(target.pays), round.currency),
              chance,
            })}
            className={cx(
              'figures min-w-0 rounded-sm bg-paper-mint text-paper-night transition-colors duration-fast hover:bg-paper-sheet',
              columns === 'two' ? 'flex items-center gap-2.5 px-2.5 py-1.5 text-left' : 'px-1 py-1 text-center',
              target.id === chosen && 'bg-paper-sun hover:bg-paper-sun',
              round.locked && 'cursor-default',
            )}
          >
            <FishArt
              id={target.id}
              className={columns === 'two' ? 'h-8 w-14 shrink-0' : cx('mx-auto w-11', slim ? 'h-4' : 'h-5')}
            />
            <span className="min-w-0 leading-tight">
              <span className="block text-sm leading-4 font-bold">{target.pays}×</span>
              <span className="block truncate text-xs leading-4">{chance}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
