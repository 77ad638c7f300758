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

/** The wheel laid out as a track: a press on a number bets it with its neighbours, one inside bets a whole sector. */
export function Racetrack({ turn, span, locked, lit, won, onLight, onPlace, onClear }: RacetrackProps) {
  const variant = useVariant();
  const { table, look } = variant;
  const { wheel } = table;
  const count = wheel.length;
  const spoken = sectors.filter(({ id }) => table.findCallBet(id) !== undefined);
  const { width, height } = racetrackSize(turn);
  const pocketSize = pressSizes[turn];
  const pressable = [
    ...wheel.map((number, index) => ({
      id: bySpan(number, span),
      key: `pocket:${number}`,
      ...pocketMiddle(turn, index, count),
      w: pocketSize[0],
      h: pocketSize[1],
    })),
    ...spoken.map(({ id, at }) => ({
      id,
      key: id,
      ...innerPoint(turn, at),
      w: turn === 'wide' ? 104 : 76,
      h: turn === 'wide' ? 84 : 76,
    })),
  ];
  const { onKeyDown, propsOf } = useRoving(pressable.map(({ key, x, y }) => ({ id: key, x, y })));
  return (
    <FittedBox width={width} height={height}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
        {wheel.map((number, index) => {
          const { x, y } = pocketMiddle(turn, index, count);
          return (
            <g key={number}>
              <path
                d={pocketPath(turn, index, count)}
                className={cx(fills[colourOf(number)], look.line)}
                strokeWidth="1.25"
              />
              {lit.has(number) && (
                <path
                  d={pocketPath(turn, index, count)}
                  className="fill-ivory-100/10 stroke-ivory-100"
                  strokeWidth="1.5"
                />
              )}
              {won === number && (
                <path d={pocketPath(turn, index, count)} fill="none" className="stroke-brass-bright" strokeWidth="4" />
              )}
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
        })}
        {spoken.length === 0 && <Mark turn={turn} count={count} line={look.line} />}
        {spoken.map(({ id, at, arcs }) => {
          const { x, y } = innerPoint(turn, at);
          return (
            <g key={id}>
              <path d={sectorPath(turn, arcs, count)} className={cx('fill-ink-900/20', look.line)} strokeWidth="1.25" />
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
        })}
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
