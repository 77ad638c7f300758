import { type LayoutSpot, layoutSpots } from '#domain/games/roulette-european/layout.ts';
import { colourOf } from '#domain/games/roulette-european/wheel.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { type Box, boardSize, boxOf, fieldOf, type Turn } from './board-geometry.ts';

const fields = layoutSpots.flatMap((spot) => {
  const area = fieldOf(spot);
  return area ? [{ spot, area }] : [];
});

const numberFills = { red: 'fill-table-red', black: 'fill-table-black', green: 'fill-table-green' } as const;

const printOf = ({ id, kind, numbers }: LayoutSpot): string => {
  switch (kind) {
    case 'straight':
      return String(numbers[0]);
    case 'column':
      return t('roulette.print.column');
    case 'dozen':
      return t(
        id === 'dozen:1'
          ? 'roulette.print.dozen_1'
          : id === 'dozen:2'
            ? 'roulette.print.dozen_2'
            : 'roulette.print.dozen_3',
      );
    case 'low':
    case 'high':
    case 'even':
    case 'odd':
      return t(`roulette.print.${kind}`);
    default:
      return '';
  }
};

/** Of numbers and of words, in drawing units. */
const fontSizes = { wide: [28, 21], tall: [26, 22], squat: [30, 27] } as const;

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

function Field({ spot, box, turn, lit, won }: { spot: LayoutSpot; box: Box; turn: Turn; lit: boolean; won: boolean }) {
  const { x, y } = middle(box);
  const inset = 3;
  const isNumber = spot.kind === 'straight';
  const fill = isNumber ? numberFills[colourOf(spot.numbers[0] ?? 0)] : 'fill-transparent';
  const diamond = spot.kind === 'red' || spot.kind === 'black';
  const sideways = turn !== 'wide' && !isNumber && spot.kind !== 'column';
  const size = Math.min(box.width, box.height);
  return (
    <g>
      <rect
        x={box.x + inset}
        y={box.y + inset}
        width={box.width - 2 * inset}
        height={box.height - 2 * inset}
        rx={isNumber ? 7 : 5}
        className={cx(fill, 'transition-colors duration-fast')}
      />
      {lit && (
        <rect
          x={box.x + inset}
          y={box.y + inset}
          width={box.width - 2 * inset}
          height={box.height - 2 * inset}
          rx={7}
          className="fill-ivory-100/10 stroke-ivory-100"
          strokeWidth={1.5}
        />
      )}
      <rect {...box} rx={2} fill="none" className="stroke-ivory-100/35" strokeWidth={1.25} />
      {won && (
        <rect
          x={box.x + 1.5}
          y={box.y + 1.5}
          width={box.width - 3}
          height={box.height - 3}
          rx={7}
          fill="none"
          className="stroke-brass-bright"
          strokeWidth={4}
        />
      )}
      {diamond ? (
        <path
          d={`M${x} ${y - size * 0.27}L${x + size * 0.5} ${y}L${x} ${y + size * 0.27}L${x - size * 0.5} ${y}Z`}
          transform={sideways ? `rotate(90 ${x} ${y})` : undefined}
          className={cx(spot.kind === 'red' ? 'fill-table-red' : 'fill-table-black', 'stroke-ivory-100/60')}
          strokeWidth={1.25}
        />
      ) : (
        <text
          x={x}
          y={y}
          textAnchor="middle"
          dominantBaseline="central"
          transform={sideways ? `rotate(-90 ${x} ${y})` : undefined}
          fontSize={fontSizes[turn][isNumber ? 0 : 1]}
          className={cx('figures fill-ivory-100 font-sans', isNumber ? 'font-bold' : 'font-semibold')}
        >
          {printOf(spot)}
        </text>
      )}
    </g>
  );
}

/** The cloth with its printed fields. Decoration: the buttons that lie on it carry the names. */
export function BoardPrint({ turn, lit, won }: { turn: Turn; lit: ReadonlySet<number>; won: number | undefined }) {
  const { width, height } = boardSize(turn);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      {fields.map(({ spot, area }) => (
        <Field
          key={spot.id}
          spot={spot}
          box={boxOf(turn, area)}
          turn={turn}
          lit={spot.kind === 'straight' && lit.has(spot.numbers[0] ?? -1)}
          won={spot.kind === 'straight' && spot.numbers[0] === won}
        />
      ))}
    </svg>
  );
}
