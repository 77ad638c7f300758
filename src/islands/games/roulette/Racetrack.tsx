import { wheelOrder } from '#domain/games/roulette/roulette-european/wheel.ts';
import { colourOf, pocketText } from '#domain/games/roulette/wheel.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { presses } from '../kit/fields/presses.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import { innerPoint, pocketMiddle, pocketPath, racetrackSize, sectorPath, type Turn } from './picture/racetrack.ts';
import { spotName } from './spot-names.ts';
import { useVariant } from './variants.ts';

type RacetrackProps = {
  turn: Turn;
  /** Pockets on each side of a number that a press on it covers. */
  span: number;
  locked: boolean;
  lit: ReadonlySet<number>;
  won: number | undefined;
  onLight: (spot: string | undefined) => void;
  onPlace: (spot: string) => void;
  onClear: (spot: string) => void;
};

const indexOf = (number: number): number => wheelOrder.indexOf(number);
/** Wheel indices with zero in the middle: the pockets before zero count down from −1. */
const before = (number: number): number => indexOf(number) - wheelOrder.length;

/** Each sector of the single-zero wheel: where its name stands, and the arcs of the wheel that bound it. Zero's lies inside the voisins'. */
const sectors = [
  { id: 'tiers', at: -0.73, arcs: [[indexOf(27), indexOf(33)]] },
  {
    id: 'orphelins',
    at: -0.17,
    arcs: [
      [indexOf(17), indexOf(6)],
      [indexOf(1), indexOf(9)],
    ],
  },
  { id: 'voisins', at: 0.43, arcs: [[before(22), indexOf(25)]] },
  { id: 'jeu-zero', at: 0.88, arcs: [[before(12), indexOf(15)]] },
] as const;

/** Breadth and height that answer a press on a pocket, in drawing units. */
const pressSizes = { wide: [40, 46], tall: [40, 34], squat: [34, 40] } as const;
const fills = { red: 'fill-table-red', black: 'fill-table-black', green: 'fill-table-green' } as const;

const bySpan = (number: number, span: number): string =>
  span === 0 ? `straight:${pocketText(number)}` : `neighbours:${pocketText(number)}:${span}`;

/** Where each number is pressed, and what a press there bets. */
const pocketPresses = (turn: Turn, wheel: readonly number[], span: number) => {
  const [w, h] = pressSizes[turn];
  return wheel.map((number, index) => ({
    id: bySpan(number, span),
    key: `pocket:${number}`,
    ...pocketMiddle(turn, index, wheel.length),
    w,
    h,
  }));
};

const sectorPress = (turn: Turn, { id, at }: (typeof sectors)[number]) => ({
  id,
  key: id,
  ...innerPoint(turn, at),
  w: turn === 'wide' ? 104 : 76,
  h: turn === 'wide' ? 84 : 76,
});

/** What is printed where no sectors are spoken. */
function Mark({ turn, count, line }: { turn: Turn; count: number; line: string }) {
  const { x, y } = innerPoint(turn, 0);
  return (
    <g>
      <path d={sectorPath(turn, [[0, count - 1]], count)} className={cx('fill-ink-900/20', line)} strokeWidth="1.25" />
      <text
        x={x}
        y={y}
        transform={turn === 'tall' ? `rotate(-90 ${x} ${y})` : undefined}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={turn === 'wide' ? 46 : 40}
        className="heading fill-ivory-100/30 font-display"
      >
        {t('roulette.print.double')}
      </text>
    </g>
  );
}

type PocketProps = {
  number: number;
  middle: { readonly x: number; readonly y: number };
  d: string;
  line: string;
  isLit: boolean;
  isWon: boolean;
};

/** A number on its part of the track. */
const Pocket = ({ number, middle: { x, y }, d, line, isLit, isWon }: PocketProps) => (
  <g>
    <path d={d} className={cx(fills[colourOf(number)], line)} strokeWidth="1.25" />
    {isLit && <path d={d} className="fill-ivory-100/10 stroke-ivory-100" strokeWidth="1.5" />}
    {isWon && <path d={d} fill="none" className="stroke-brass-bright" strokeWidth="4" />}
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize="20"
      className="figures fill-ivory-100 font-sans font-bold"
    >
      {pocketText(number)}
    </text>
  </g>
);

type SectorProps = { sector: (typeof sectors)[number]; turn: Turn; count: number; line: string };

/** A sector inside the track, with its name. */
function Sector({ sector: { id, at, arcs }, turn, count, line }: SectorProps) {
  const { x, y } = innerPoint(turn, at);
  return (
    <g>
      <path d={sectorPath(turn, arcs, count)} className={cx('fill-ink-900/20', line)} strokeWidth="1.25" />
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={turn === 'squat' ? 14 : 20}
        className="fill-ivory-100 font-sans font-semibold"
      >
        {t(`roulette.print.${id}`)}
      </text>
    </g>
  );
}

/** The wheel laid out as a track: a press on a number bets it with its neighbours, one inside bets a whole sector. */
export function Racetrack({ turn, span, locked, lit, won, onLight, onPlace, onClear }: RacetrackProps) {
  const variant = useVariant();
  const { table, look } = variant;
  const { wheel } = table;
  const count = wheel.length;
  const spoken = sectors.filter(({ id }) => table.findCallBet(id) !== undefined);
  const { width, height } = racetrackSize(turn);
  const pressable = [...pocketPresses(turn, wheel, span), ...spoken.map((sector) => sectorPress(turn, sector))];
  const { onKeyDown, propsOf } = useRoving(pressable.map(({ key, x, y }) => ({ id: key, x, y })));
  return (
    <FittedBox width={width} height={height}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
        {wheel.map((number, index) => (
          <Pocket
            key={number}
            number={number}
            middle={pocketMiddle(turn, index, count)}
            d={pocketPath(turn, index, count)}
            line={look.line}
            isLit={lit.has(number)}
            isWon={won === number}
          />
        ))}
        {spoken.length === 0 && <Mark turn={turn} count={count} line={look.line} />}
        {spoken.map((sector) => (
          <Sector key={sector.id} sector={sector} turn={turn} count={count} line={look.line} />
        ))}
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own */}
      <div role="group" aria-label={t('roulette.racetrack_label')} onKeyDown={onKeyDown} className="absolute inset-0">
        {pressable.map(({ id, key, x, y, w, h }) => (
          <button
            key={key}
            type="button"
            {...propsOf(key)}
            aria-label={spotName(variant, id)}
            aria-disabled={locked || undefined}
            data-spot={id}
            {...presses(
              () => onPlace(id),
              () => onClear(id),
            )}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onLight(id)}
            onPointerLeave={() => onLight(undefined)}
            className={cx(
              'absolute -translate-1/2 rounded-md focus-visible:outline-offset-0',
              table.findCallBet(id)?.kind !== 'jeu-zero' && 'z-10',
              locked && 'cursor-default',
            )}
            style={{
              left: `${(100 * x) / width}%`,
              top: `${(100 * y) / height}%`,
              width: `${(100 * w) / width}%`,
              height: `${(100 * h) / height}%`,
            }}
          />
        ))}
      </div>
    </FittedBox>
  );
}
