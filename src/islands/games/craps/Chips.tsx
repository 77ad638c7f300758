import { findSpot, flatOf } from '#domain/games/craps/spots.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Gain, SettledDisc } from '../kit/felt/SettledChip.tsx';
import type { SettledBet } from '../kit/felt/settled.ts';
import { Chip } from '../kit/tray/Chip.tsx';
import { chipLabel, chipLook } from '../kit/tray/chip-values.ts';
import type { TableState } from './use-table.ts';

/** What the last roll decided there, until the next chip is laid. */
export const settledOn = (spot: string, { hand, placed }: TableState): SettledBet | undefined =>
  hand.felt.has(spot) || placed.size > 0 ? undefined : hand.last.find((one) => one.spot === spot && !one.taken);

/** `place` and `size`: where on the field they lie and how large, as classes. `tellsGain`: what a chip won stands beside it. */
type ChipsProps = { spot: string; table: TableState; place?: string; size?: string; tellsGain?: boolean };

const fieldSize = 'size-[clamp(2.25rem,11cqh,2.5rem)]';

/** The chips on a field: staked ones solid, laid ones in a ring of dashes. A moved come bet lies under its odds. */
export function Chips({
  spot,
  table,
  place = 'items-center justify-end pr-[6%]',
  size: side = fieldSize,
  tellsGain = false,
}: ChipsProps) {
  const { hand, placed, round } = table;
  const moved = findSpot(spot)?.kind === 'odds' && !spot.endsWith('pass');
  const staked = [...(moved ? [flatOf(spot)] : []), spot].flatMap((id) => {
    const lying = hand.felt.get(id);
    return lying ? [{ id, ...lying }] : [];
  });
  const laid = placed.get(spot);
  const gone = settledOn(spot, table);
  const draw = (minor: bigint, ring: boolean) => (
    <svg viewBox="-24 -24 48 48" aria-hidden="true" className="size-full overflow-visible">
      <Chip
        x={0}
        y={0}
        size={44}
        label={chipLabel(minor, round.currency)}
        look={chipLook(minor, round.limits.minStakeMinor)}
      />
      {ring && <circle r="23" fill="none" className="stroke-brass-bright" strokeWidth="2.5" strokeDasharray="6 4" />}
    </svg>
  );
  const size = cx('relative shrink-0 -mx-0.5', side);
  return (
    <span aria-hidden="true" className={cx('pointer-events-none absolute inset-0 z-10 flex animate-fade', place)}>
      {gone && (
        <span className={size}>
          <SettledDisc bet={gone} currency={round.currency} />
          {tellsGain && <Gain bet={gone} currency={round.currency} className="absolute right-0 -bottom-0.5 z-20" />}
        </span>
      )}
      {staked.map(({ id, amountMinor, on }) => (
        <span key={id} className={cx(size, !on && 'opacity-70')}>
          {draw(amountMinor, false)}
          {!on && (
            <span className="absolute -top-1 -right-1 rounded-sm bg-table-black px-0.5 text-[0.75rem] leading-none font-bold text-ivory-100">
              {t('craps.off')}
            </span>
          )}
        </span>
      ))}
      {laid !== undefined && <span className={size}>{draw(laid, true)}</span>}
    </span>
  );
}
