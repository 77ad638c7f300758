import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Deck } from '../kit/cards/Deck.tsx';
import { DealerFurniture } from '../kit/felt/Furniture.tsx';
import { PrintSheet } from '../kit/felt/Print.tsx';
import { ChipLayer } from '../kit/felt/SpotChip.tsx';
import { boxIn } from '../kit/felt/shape.ts';
import { presses } from '../kit/fields/presses.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import { ResultOver } from '../kit/result/Result.tsx';
import { Chip } from '../kit/tray/Chip.tsx';
import { chipLabel, chipLook } from '../kit/tray/chip-values.ts';
import { FieldPrint } from './FieldPrint.tsx';
import { Hands } from './Hands.tsx';
import { type Box, fieldsOf, middleOf, type TableShape } from './layout.ts';
import type { TableState } from './use-table.ts';
import { hasWon, type TableSpot, type Variant } from './variants.ts';
import { oddsOf, printOf, spotName } from './words.ts';

type FieldProps = { variant: Variant; shape: TableShape; box: Box; spot: TableSpot; won: boolean };

/** One printed field: its name in the display face, what it pays below. */
function Field({ variant, shape, box, spot, won }: FieldProps) {
  const { x, y, width, height } = box;
  const { large, small } = shape.letters;
  const middle = middleOf(box);
  const broad = Object.values(variant.sides).some((side) => side === spot);
  const size = broad ? large * 1.18 : large * (variant.upper.length > 3 ? 0.66 : 0.82);
  const line = shape.width / 480;
  const top = y + size * 0.85;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={large * 0.3}
        className={cx('transition-colors', won ? 'fill-halden-light/20' : 'fill-ink-900/45')}
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
          strokeWidth={line * 2.5}
        />
      )}
      <text
        x={middle.x}
        y={top}
        fontSize={size}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-halden-light font-display font-medium"
      >
        {spotName(spot)}
      </text>
      <text
        x={middle.x}
        y={top + size * 0.5 + small * 0.8}
        fontSize={small}
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
  const fields = fieldsOf(shape, variant);
  const { onKeyDown, propsOf } = useRoving(fields.map((field) => ({ id: field.spot, ...middleOf(field) })));
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
        {fields.map(({ spot, ...box }) => (
          <Field
            key={spot}
            variant={variant}
            shape={shape}
            box={box}
            spot={spot}
            won={scene.told !== undefined && hasWon(variant, spot, scene.told)}
          />
        ))}
      </PrintSheet>
      <div className="absolute inset-x-0" style={{ top: `${(100 * Math.min(...fields.map(({ y }) => y))) / height}%` }}>
        <ResultOver round={round} at="bottom-1" />
      </div>
      <Hands variant={variant} scene={scene} shape={shape} still={still} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own */}
      <div role="group" aria-label={t('baccarat.board_label')} onKeyDown={onKeyDown} className="absolute inset-0">
        {fields.map(({ spot, ...box }) => (
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
        {fields.map(({ spot, ...box }) => {
          const amount = placed.get(spot);
          if (amount === undefined) return null;
          return (
            <g key={spot} className="animate-fade">
              <Chip
                x={middleOf(box).x}
                y={box.y + box.height - shape.chip * 0.58}
                size={shape.chip}
                label={chipLabel(amount, round.currency)}
                look={chipLook(amount, round.limits.minStakeMinor)}
              />
            </g>
          );
        })}
      </ChipLayer>
    </FittedBox>
  );
}
