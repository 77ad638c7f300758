import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Chip } from '../kit/Chip.tsx';
import { chipLabel, chipLook } from '../kit/chip-values.ts';
import { FittedBox } from '../kit/FittedBox.tsx';
import { useRoving } from '../kit/use-roving.ts';
import { BoardPrint } from './BoardPrint.tsx';
import { boardSize, boxOf, fieldOf, middleOf, pointAt, pressAreaOf, type Turn } from './board-geometry.ts';
import { spotName } from './spot-names.ts';
import { useVariant } from './variants.ts';

type BoardProps = {
  turn: Turn;
  chips: ReadonlyMap<string, bigint>;
  currency: CurrencyCode;
  minStakeMinor: bigint;
  locked: boolean;
  lit: ReadonlySet<number>;
  won: number | undefined;
  onLight: (spot: string | undefined) => void;
  onPlace: (spot: string) => void;
  onClear: (spot: string) => void;
};

const chipSizes = { wide: 36, tall: 38, squat: 42 } as const;

/** The layout: a printed cloth, a real button on every place a chip may lie, and the chips above. */
export function Board(props: BoardProps) {
  const { turn, chips, currency, minStakeMinor, locked, lit, won, onLight, onPlace, onClear } = props;
  const variant = useVariant();
  const { cloth, table } = variant;
  const { width, height } = boardSize(turn, cloth);
  const places = table.layoutSpots.map((spot) => {
    const { along, across } = middleOf(spot, cloth);
    return { id: spot.id, ...pointAt(turn, cloth, along, across) };
  });
  const { onKeyDown, propsOf } = useRoving(places);
  const nameOf = (id: string): string => {
    const amount = chips.get(id);
    return amount === undefined
      ? spotName(variant, id)
      : t('table.placed', { spot: spotName(variant, id), amount: displayAmount(amount, currency) });
  };
  return (
    <FittedBox width={width} height={height}>
      <BoardPrint turn={turn} lit={lit} won={won} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own */}
      <div role="group" aria-label={t('roulette.board_label')} onKeyDown={onKeyDown} className="absolute inset-0">
        {table.layoutSpots.map((spot) => {
          const box = boxOf(turn, cloth, pressAreaOf(spot, cloth));
          return (
            <button
              key={spot.id}
              type="button"
              {...propsOf(spot.id)}
              aria-label={nameOf(spot.id)}
              aria-disabled={locked || undefined}
              data-spot={spot.id}
              onClick={() => onPlace(spot.id)}
              onContextMenu={(event) => {
                event.preventDefault();
                onClear(spot.id);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Delete' || event.key === 'Backspace') onClear(spot.id);
              }}
              onPointerEnter={(event) => event.pointerType === 'mouse' && onLight(spot.id)}
              onPointerLeave={() => onLight(undefined)}
              className={cx(
                'absolute rounded-sm focus-visible:z-20 focus-visible:outline-offset-0',
                !fieldOf(spot, cloth) && 'z-10',
                locked && 'cursor-default',
              )}
              style={{
                left: `${(100 * box.x) / width}%`,
                top: `${(100 * box.y) / height}%`,
                width: `${(100 * box.width) / width}%`,
                height: `${(100 * box.height) / height}%`,
              }}
            />
          );
        })}
      </div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 z-20 size-full overflow-visible"
      >
        {[...chips].map(([id, amountMinor]) => {
          const spot = table.findLayoutSpot(id);
          if (!spot) return null;
          const { along, across } = middleOf(spot, cloth);
          return (
            <Chip
              key={id}
              {...pointAt(turn, cloth, along, across)}
              size={chipSizes[turn]}
              label={chipLabel(amountMinor, currency)}
              look={chipLook(amountMinor, minStakeMinor)}
            />
          );
        })}
      </svg>
    </FittedBox>
  );
}
