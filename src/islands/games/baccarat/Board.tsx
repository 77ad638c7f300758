import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Deck } from '../kit/cards/Deck.tsx';
import { FeltResult } from '../kit/felt/FeltResult.tsx';
import { DealerFurniture } from '../kit/felt/Furniture.tsx';
import { PrintSheet } from '../kit/felt/Print.tsx';
import { SettledChips } from '../kit/felt/SettledChip.tsx';
import { ChipLayer } from '../kit/felt/SpotChip.tsx';
import { fateOf } from '../kit/felt/settled.ts';
import { boxIn } from '../kit/felt/shape.ts';
import { presses } from '../kit/fields/presses.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import { Chip } from '../kit/tray/Chip.tsx';
import { chipLabel, chipLook } from '../kit/tray/chip-values.ts';
import { chipLieOf, linesOf, printedBoxes } from './chip-lie.ts';
import { FieldPrint } from './FieldPrint.tsx';
import { Hands } from './Hands.tsx';
import { type Box, fieldsOf, middleOf, type TableShape } from './layout.ts';
import type { TableState } from './use-table.ts';
import { hasWon, type TableSpot, type Variant } from './variants.ts';
import { oddsOf, printOf, spotName } from './words.ts';

type FieldProps = {
  variant: Variant;
  shape: TableShape;
  box: Box;
  spot: TableSpot;
  /** It won, and of which a chip of the player's came back. */
  won: boolean;
  paid: boolean;
};

const isSide = ({ sides }: Variant, spot: TableSpot): boolean => Object.values(sides).some((side) => side === spot);
const linesIn = (variant: Variant, shape: TableShape, box: Box, spot: TableSpot) =>
  linesOf(shape, box, isSide(variant, spot), variant.upper.length > 3);

/** One printed field: its name in the display face, what it pays below. */
function Field({ variant, shape, box, spot, won, paid }: FieldProps) {
  const { x, y, width, height } = box;
  const { large } = shape.letters;
  const { name, odds } = linesIn(variant, shape, box, spot);
  const line = shape.width / 480;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={large * 0.3}
        className={cx('transition-colors', paid ? 'fill-halden-light/20' : 'fill-ink-900/45')}
      />
      <FieldPrint spot={spot} box={box} />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={large * 0.3}
        fill="none"
        className="stroke-halden-light/70"
        strokeWidth={line}
      />
      <rect
        x={x + 4 * line}
        y={y + 4 * line}
        width={width - 8 * line}
        height={height - 8 * line}
        rx={large * 0.2}
        fill="none"
        className="stroke-halden-light/30"
        strokeWidth={line * 0.75}
      />
      {won && (
        <rect
          x={x}
          y={y}
          width={width}
          height={height}
          rx={large * 0.3}
          fill="none"
          className="stroke-brass-bright"
          strokeWidth={line * (paid ? 2.5 : 1.25)}
        />
      )}
      <text
        x={name.x}
        y={name.y}
        fontSize={name.size}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-halden-light font-display font-medium"
      >
        {spotName(spot)}
      </text>
      <text
        x={odds.x}
        y={odds.y}
        fontSize={odds.size}
        textAnchor="middle"
        dominantBaseline="central"
        className="figures fill-ivory-300 font-sans font-medium"
      >
        {printOf(variant, spot)}
      </text>
    </g>
  );
}

/** Cards above, the fields below: a real button on each, and the chips above. */
export function Board({ table, shape, still }: { table: TableState; shape: TableShape; still: boolean }) {
  const { variant, round, chips, placed, scene } = table;
  const { width, height } = shape;
  const fields = fieldsOf(shape, variant).map(({ spot, ...box }) => {
    const printed = printedBoxes(linesIn(variant, shape, box, spot), spotName(spot), printOf(variant, spot));
    return { spot, box, printed, lie: chipLieOf(shape, box, printed) };
  });
  const { onKeyDown, propsOf } = useRoving(fields.map(({ spot, box }) => ({ id: spot, ...middleOf(box) })));
  const isPaid = (spot: TableSpot): boolean => {
    const bet = chips.settled.get(spot);
    return bet !== undefined && fateOf(bet) !== 'lost';
  };
  const nameOf = (spot: TableSpot): string => {
    const amount = placed.get(spot);
    const name = t('baccarat.field', { spot: spotName(spot), odds: oddsOf(variant, spot) });
    return amount === undefined
      ? name
      : t('table.placed', { spot: name, amount: displayAmount(amount, round.currency) });
  };
  return (
    <FittedBox width={width} height={height}>
      <Deck gameId={round.session.game.id} />
      {shape.furniture && <DealerFurniture {...shape} furniture={shape.furniture} used={round.rounds.length > 0} />}
      <PrintSheet width={width} height={height}>
        {fields.map(({ spot, box }) => (
          <Field
            key={spot}
            variant={variant}
            shape={shape}
            box={box}
            spot={spot}
            won={scene.told !== undefined && hasWon(variant, spot, scene.told)}
            paid={isPaid(spot)}
          />
        ))}
      </PrintSheet>
      <Hands variant={variant} scene={scene} shape={shape} still={still} />
      <FeltResult round={round} shape={shape} at={shape.result} compact={shape.cards.lie === 'close'} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own */}
      <div role="group" aria-label={t('baccarat.board_label')} onKeyDown={onKeyDown} className="absolute inset-0">
        {fields.map(({ spot, box }) => (
          <button
            key={spot}
            type="button"
            {...propsOf(spot)}
            aria-label={nameOf(spot)}
            aria-disabled={round.locked || undefined}
            data-spot={spot}
            {...presses(
              () => chips.place(spot),
              () => chips.clear(spot),
            )}
            className={cx(
              'absolute rounded-md outline-offset-0 transition-colors focus-visible:z-20',
              round.locked ? 'cursor-default' : 'hover:bg-ivory-100/5',
            )}
            style={boxIn({ width, height }, box)}
          />
        ))}
      </div>
      <ChipLayer width={width} height={height} raised>
        {fields.map(({ spot, lie }) => {
          const amount = placed.get(spot);
          if (amount === undefined) return null;
          return (
            <g key={spot} className="animate-fade">
              <Chip
                x={lie.x}
                y={lie.y}
                size={lie.size}
                label={chipLabel(amount, round.currency)}
                look={chipLook(amount, round.limits.minStakeMinor)}
              />
            </g>
          );
        })}
        <SettledChips
          felt={shape}
          bets={fields.flatMap(({ spot, lie }) => {
            const bet = chips.settled.get(spot);
            return bet ? [{ ...bet, ...lie, id: spot }] : [];
          })}
          currency={round.currency}
          letters={shape.letters.small * 1.06}
          printed={fields.flatMap(({ printed }) => printed)}
        />
      </ChipLayer>
    </FittedBox>
  );
}
