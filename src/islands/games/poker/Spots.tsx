import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { ResultPill } from '../kit/felt/ResultPill.tsx';
import { SpotButton, spotBox } from '../kit/felt/SpotButton.tsx';
import { ChipLayer, SpotChip } from '../kit/felt/SpotChip.tsx';
import type { Point } from '../kit/felt/shape.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import type { FeltShape } from './felt-shape.ts';
import type { SpotResult } from './picture/dealer-poker.ts';
import type { TableState } from './use-table.ts';
import { isPressed, type Spot } from './variants.ts';
import { spotWords } from './words.ts';

type ResultProps = { result: SpotResult; spot: Spot; at: Point; shape: FeltShape; table: TableState };

/** Where a result lies: on the lower edge of its spot; where spots are close, clear of the next one's, and none beyond the felt. */
const resultPlace = (spot: Spot, { x, y }: Point, { width, height, spot: { radius, apart } }: FeltShape) => {
  const isHigh = apart !== undefined && 'above' in apart && apart.above.includes(spot);
  const below = apart !== undefined && 'below' in apart ? apart.below : radius * (isHigh ? -0.72 : 0.72);
  const near = radius * 1.3;
  const side = !apart || (x >= near && width - x >= near) ? 0 : x < near ? -1 : 1;
  return {
    left: `${(100 * (x + side * radius)) / width}%`,
    top: `${(100 * (y + below)) / height}%`,
    translate: `${-50 * (1 + side)}% -50%`,
  };
};

function Result({ result, spot, at, shape, table }: ResultProps) {
  const { stakeMinor, payoutMinor } = result;
  return (
    <ResultPill
      gainMinor={payoutMinor - stakeMinor}
      words={t(payoutMinor > 0n ? 'poker.result_returned' : 'poker.result_lost')}
      currency={table.round.currency}
      place={resultPlace(spot, at, shape)}
    />
  );
}

type SpotsProps = { table: TableState; shape: FeltShape };

/** A real button on each spot where the player lays chips, and the chips above, with what each bet brought. */
export function Spots({ table, shape }: SpotsProps) {
  const { variant, round, amounts, results } = table;
  const { width, height, spot: size } = shape;
  const placed = variant.spots.flatMap((spot) => (shape.spots[spot] ? [{ id: spot, ...shape.spots[spot] }] : []));
  const pressed = placed.filter(({ id }) => isPressed(id));
  const { onKeyDown, propsOf } = useRoving(pressed);
  const nameOf = (spot: Spot): string => {
    const amount = amounts.get(spot);
    return amount === undefined
      ? spotWords(spot)
      : t('table.placed', { spot: spotWords(spot), amount: displayAmount(amount, round.currency) });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own */}
      <div role="group" aria-label={t('poker.spots_label')} onKeyDown={onKeyDown}>
        {pressed.map(({ id, ...at }) => (
          <SpotButton
            key={id}
            {...propsOf(id)}
            name={nameOf(id)}
            locked={round.locked}
            box={spotBox(shape, at, size.radius)}
            onPlace={() => table.place(id)}
            onClear={() => table.clear(id)}
          />
        ))}
      </div>
      <ChipLayer width={width} height={height}>
        {placed.map(({ id, ...at }) => {
          const amount = amounts.get(id);
          if (amount === undefined) return null;
          const lost = results?.get(id)?.payoutMinor === 0n;
          return (
            <SpotChip
              key={id}
              at={at}
              size={size.radius * 1.36}
              amountMinor={amount}
              round={round}
              leaves={lost ? -size.radius * 3 : undefined}
            />
          );
        })}
      </ChipLayer>
      {placed.map(({ id, ...at }) => {
        const result = results?.get(id);
        return result && <Result key={id} result={result} spot={id} at={at} shape={shape} table={table} />;
      })}
    </>
  );
}
