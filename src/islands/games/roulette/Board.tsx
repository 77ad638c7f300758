import { isEvenChance } from '#domain/games/roulette/paytable.ts';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { SettledChips } from '../kit/felt/SettledChip.tsx';
import { ChipLayer } from '../kit/felt/SpotChip.tsx';
import type { SettledBets } from '../kit/felt/settled.ts';
import { boxIn } from '../kit/felt/shape.ts';
import { presses } from '../kit/fields/presses.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import { Chip } from '../kit/tray/Chip.tsx';
import { chipLabel, chipLook } from '../kit/tray/chip-values.ts';
import { BoardPrint, chipLieOf, wordBoxes } from './BoardPrint.tsx';
import { boardSize, boxOf, fieldOf, middleOf, pointAt, pressAreaOf, type Turn } from './picture/board.ts';
import { spotName } from './spot-names.ts';
import { useVariant } from './variants.ts';

type BoardProps = {
  turn: Turn;
  chips: ReadonlyMap<string, bigint>;
  /** The chips of the round before, and on how many wheels each of them lay. */
  settled: SettledBets;
  times?: number | undefined;
  /** The even chances wait behind bars, and every other chip is lost. */
  imprisoned: boolean;
  /** Chips that are not in the spin under way: they lie there pale, for the next one. */
  waiting?: boolean | undefined;
  /** How many others have chips on a place, where a spin is everybody's. */
  crowd?: ReadonlyMap<string, number> | undefined;
  currency: CurrencyCode;
  minStakeMinor: bigint;
  locked: boolean;
  lit: ReadonlySet<number>;
  won: number | undefined;
  onLight: (spot: string | undefined) => void;
  onPlace: (spot: string) => void;
  onClear: (spot: string) => void;
};

/** Smaller amounts are not written on a chip: twelve px of the smallest phone. */
const labelMin = { wide: 0, tall: 18.3, squat: 21.8, large: 0 } as const;
/** How high gains are written beside the chips that won, so that they can be read on the smallest screen. */
const gainLetters = { wide: 19, tall: 18.6, squat: 23, large: 24 } as const;

/** A grating before a chip that waits in prison. */
const Bars = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x - size / 2} ${y - size / 2})`} className="animate-fade stroke-ivory-100">
    <rect width={size} height={size} rx="4" className="fill-ink-900/35" strokeWidth="2.500" />
    {[0.2, 0.4, 0.6, 0.8].map((share) => (
      <path key={share} d={`M${size * share} 0V${size}`} strokeWidth="2.500" />
    ))}
  </g>
);

/** How many others have chips on a place: a counter beside the middle, where the player's own chip would lie. */
const Others = ({ x, y, count, size }: { x: number; y: number; count: number; size: number }) => (
  <g transform={`translate(${x + size * 0.42} ${y - size * 0.42})`} className="animate-fade">
    <circle r={size * 0.3} className="fill-common-night stroke-common-haze" strokeWidth="1.500" />
    <text
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={size * (count > 99 ? 0.26 : 0.34)}
      className="figures fill-common-cream font-sans font-bold"
    >
      {count > 99 ? '99+' : count}
    </text>
  </g>
);

/** The layout: a printed cloth, a real button on every place a chip may lie, and the chips above. */
export function Board(props: BoardProps) {
  const {
    turn,
    chips,
    settled,
    times,
    imprisoned,
    waiting,
    crowd,
    currency,
    minStakeMinor,
    locked,
    lit,
    won,
    onLight,
    onPlace,
    onClear,
  } = props;
  const variant = useVariant();
  const { cloth, table } = variant;
  const { width, height } = boardSize(turn, cloth);
  const places = table.layoutSpots.map((spot) => {
    const { along, across } = middleOf(spot, cloth);
    return { id: spot.id, ...pointAt(turn, cloth, along, across) };
  });
  // Above the layout of several wheels stands more, so that it is smaller.
  const closer = turn === 'tall' && times !== undefined ? 1.17 : 1;
  /** The numbers that came are not covered. */
  const wonBoxes = table.layoutSpots.flatMap((spot) => {
    const [number] = spot.kind === 'straight' ? spot.numbers : [];
    const area = fieldOf(spot, cloth);
    return area && number !== undefined && (number === won || lit.has(number)) ? [boxOf(turn, cloth, area)] : [];
  });
  const { onKeyDown, propsOf } = useRoving(places);
  const nameOf = (id: string): string => {
    const amount = chips.get(id);
    const others = crowd?.get(id);
    const name =
      amount === undefined
        ? spotName(variant, id)
        : t('table.placed', { spot: spotName(variant, id), amount: displayAmount(amount, currency) });
    if (others === undefined) return name;
    return t(others === 1 ? 'roulette.shared.others_one' : 'roulette.shared.others_other', {
      spot: name,
      count: others,
    });
  };
  return (
    <FittedBox width={width} height={height}>
      <BoardPrint turn={turn} lit={lit} won={won} covered={settled.size > 0 ? settled : chips} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own */}
      <div role="group" aria-label={t('roulette.board_label')} onKeyDown={onKeyDown} className="absolute inset-0">
        {table.layoutSpots.map((spot) => {
          const box = boxOf(turn, cloth, pressAreaOf(spot, cloth, turn));
          return (
            <button
              key={spot.id}
              type="button"
              {...propsOf(spot.id)}
              aria-label={nameOf(spot.id)}
              aria-disabled={locked || undefined}
              data-spot={spot.id}
              {...presses(
                () => onPlace(spot.id),
                () => onClear(spot.id),
              )}
              onPointerEnter={(event) => event.pointerType === 'mouse' && onLight(spot.id)}
              onPointerLeave={() => onLight(undefined)}
              className={cx(
                'absolute rounded-sm focus-visible:z-20 focus-visible:outline-offset-0',
                !fieldOf(spot, cloth) && 'z-10',
                locked && 'cursor-default',
              )}
              style={boxIn({ width, height }, box)}
            />
          );
        })}
      </div>
      <ChipLayer width={width} height={height} raised>
        {[...chips].map(([id, amountMinor]) => {
          const spot = table.findLayoutSpot(id);
          if (!spot) return null;
          const place = chipLieOf(spot, cloth, turn);
          const held = imprisoned && isEvenChance(spot.kind);
          return (
            <g
              key={id}
              opacity={(imprisoned && !held) || waiting ? 0.25 : 1}
              className="transition-opacity duration-slow"
            >
              <Chip
                x={place.x}
                y={place.y}
                size={place.size}
                label={chipLabel(amountMinor, currency)}
                look={chipLook(amountMinor, minStakeMinor)}
              />
              {held && <Bars x={place.x} y={place.y} size={place.size * 1.3} />}
            </g>
          );
        })}
        <SettledChips
          felt={{ width, height }}
          bets={[...settled].flatMap(([id, bet]) => {
            const spot = table.findLayoutSpot(id);
            if (!spot) return [];
            const { x, y, size } = chipLieOf(spot, cloth, turn);
            return [{ ...bet, id, x, y, size }];
          })}
          currency={currency}
          letters={gainLetters[turn] * closer}
          times={times}
          labelMin={labelMin[turn] * closer}
          printed={settled.size > 0 ? [...wordBoxes(table.layoutSpots, cloth, turn, settled), ...wonBoxes] : []}
        />
        {[...(crowd ?? [])].map(([id, others]) => {
          const spot = table.findLayoutSpot(id);
          if (!spot) return null;
          const { x, y, size } = chipLieOf(spot, cloth, turn);
          return <Others key={id} x={x} y={y} count={others} size={size} />;
        })}
      </ChipLayer>
    </FittedBox>
  );
}
