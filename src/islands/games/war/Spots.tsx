import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { pillBelow, ResultPill } from '../kit/felt/ResultPill.tsx';
import { SpotButton, spotBox } from '../kit/felt/SpotButton.tsx';
import { ChipLayer, SpotChip } from '../kit/felt/SpotChip.tsx';
import { useRoving } from '../kit/fields/use-roving.ts';
import type { Spot, WarShape } from './geometry.ts';
import type { TableState } from './use-table.ts';
import { spotWords } from './words.ts';

type SpotsProps = { table: TableState; shape: WarShape };

const all = ['tie', 'ante', 'war'] as const;
const pressed = ['tie', 'ante'] as const;

/** What a bet brought, in a word: its gain, what came back of it, or that it is gone. */
function Result({ table, shape, spot }: SpotsProps & { spot: Spot }) {
  const stake = table.amounts.get(spot);
  if (!table.returned || stake === undefined) return null;
  const payout = table.returned.get(spot) ?? 0n;
  const gain = payout - stake;
  const part = gain === 0n ? 'war.result_returned' : 'war.result_half';
  return (
    <ResultPill
      gainMinor={gain}
      words={t(payout === 0n ? 'war.result_lost' : part)}
      currency={table.round.currency}
      place={pillBelow(shape, shape.spots[spot], shape.spot.radius * 0.78)}
    />
  );
}

/** A real button on each spot where the player lays chips, and the chips above, with what each bet brought. */
export function Spots({ table, shape }: SpotsProps) {
  const { round, chips, amounts, returned } = table;
  const { width, height, spot: size, spots } = shape;
  const { onKeyDown, propsOf } = useRoving(pressed.map((id) => ({ id, ...spots[id] })));
  const nameOf = (spot: Spot): string => {
    const amount = amounts.get(spot);
    return amount === undefined
      ? spotWords(spot)
      : t('table.placed', { spot: spotWords(spot), amount: displayAmount(amount, round.currency) });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own */}
      <div role="group" aria-label={t('war.spots_label')} onKeyDown={onKeyDown}>
        {pressed.map((id) => (
          <SpotButton
            key={id}
            {...propsOf(id)}
            name={nameOf(id)}
            locked={round.locked}
            box={spotBox(shape, spots[id], size.radius)}
            onPlace={() => table.place(id)}
            onClear={() => chips.clear(id)}
          />
        ))}
      </div>
      <ChipLayer width={width} height={height}>
        {all.map((id) => {
          const amount = amounts.get(id);
          if (amount === undefined) return null;
          const lost = returned !== undefined && !returned.has(id);
          return (
            <SpotChip
              key={id}
              at={spots[id]}
              size={size.radius * 1.3}
              amountMinor={amount}
              round={round}
              leaves={lost ? -size.radius * 3 : undefined}
            />
          );
        })}
      </ChipLayer>
      {all.map((spot) => (
        <Result key={spot} table={table} shape={shape} spot={spot} />
      ))}
    </>
  );
}
