import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { NumberBadge } from '../Results.tsx';
import { Wheel } from '../Wheel.tsx';
import type { TableState } from './use-table.ts';

/** From wheel to wheel: the balls come to rest one after the other. */
const laterMs = 260;

/** In how many columns so many wheels stand, across a narrow place or a broad one. */
const columnsOf = {
  narrow: { 2: 'grid-cols-1', 4: 'grid-cols-2', 6: 'grid-cols-2', 8: 'grid-cols-2' },
  side: { 2: 'grid-cols-1', 4: 'grid-cols-2', 6: 'grid-cols-3', 8: 'grid-cols-4' },
  broad: { 2: 'grid-cols-2', 4: 'grid-cols-4', 6: 'grid-cols-3', 8: 'grid-cols-4' },
} as const;

type WheelsProps = { table: TableState; still: boolean; across: keyof typeof columnsOf };

/** Every wheel with its ball; its number and what it pays stand below it as soon as the ball lies. */
export function Wheels({ table, still, across }: WheelsProps) {
  const { wheels, pockets, paid, spinId, round } = table;
  return (
    <ol
      aria-label={t('roulette.multi.board')}
      className={cx('grid size-full min-h-0 auto-rows-fr gap-x-3 gap-y-1.5', columnsOf[across][wheels])}
    >
      {Array.from({ length: wheels }, (_, index) => {
        const [pocket, amountMinor = 0n] = [pockets[index], paid[index]];
        const told = pocket !== undefined && table.isAtRest(index);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a wheel is its place
            key={index}
            className="grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_1.5rem] gap-1"
          >
            <span className="sr-only">{t('roulette.multi.wheel', { place: index + 1 })}</span>
            <div className="relative min-h-0">
              <Wheel
                spinId={spinId}
                pocket={pocket}
                still={still}
                delayMs={index * laterMs}
                bare={across === 'narrow'}
                onRest={() => table.rest(index)}
              />
            </div>
            <p className="flex h-6 items-center justify-center gap-1.5 text-xs">
              {told && (
                <>
                  <NumberBadge number={pocket} className="h-6 px-1 text-sm animate-fade" />
                  <span
                    className={cx(
                      'figures truncate font-semibold animate-fade',
                      amountMinor > 0n ? 'text-felt' : 'text-ivory-300',
                    )}
                  >
                    {amountMinor > 0n ? (
                      <Money amountMinor={amountMinor} currency={round.currency} />
                    ) : (
                      <span className="sr-only">{t('roulette.multi.nothing')}</span>
                    )}
                  </span>
                </>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
