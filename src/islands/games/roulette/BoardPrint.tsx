import type { LayoutSpot } from '#domain/games/roulette/layout.ts';
import { colourOf, pocketText } from '#domain/games/roulette/wheel.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { type Box, boardSize, boxOf, fieldOf, type Turn } from './picture/board.ts';
import { type Cloth, useVariant } from './variants.ts';

const numberFills = { red: 'fill-table-red', black: 'fill-table-black', green: 'fill-table-green' } as const;

const dozenPrint = (id: string, cloth: Cloth): string => {
  const nth = id === 'dozen:1' ? 1 : id === 'dozen:2' ? 2 : 3;
  return t(cloth === 'french' ? `roulette.print.douzaine_${nth}` : `roulette.print.dozen_${nth}`);
};

const printOf = ({ id, kind, numbers }: LayoutSpot, cloth: Cloth): string => {
  switch (kind) {
    case 'straight':
      return pocketText(numbers[0] ?? 0);
    case 'column':
      return t('roulette.print.column');
    case 'dozen':
      return dozenPrint(id, cloth);
    case 'low':
    case 'high':
    case 'even':
    case 'odd':
      return t(cloth === 'french' ? `roulette.print.french_${kind}` : `roulette.print.${kind}`);
    default:
      return '';
  }
};

/** Of numbers and of words, in drawing units. */
const fontSizes = { wide: [28, 21], tall: [26, 22], squat: [30, 27], large: [30, 24] } as const;

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

function Field({ spot, box, turn, lit, won }: { spot: LayoutSpot; box: Box; turn: Turn; lit: boolean; won: boolean }) {
  const { cloth, look } = useVariant();
  const french = cloth === 'french';
  const { x, y } = middle(box);
  const inset = 3;
  const isNumber = spot.kind === 'straight';
  const fill = isNumber ? numberFills[colourOf(spot.numbers[0] ?? 0)] : 'fill-transparent';
  const diamond = spot.kind === 'red' || spot.kind === 'black';
  const sideways = turn !== 'wide' && box.height > box.width;
  const [half, reach] = french ? [0.31, 0.95] : [0.27, 0.5];
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
      <rect {...box} rx={2} fill="none" className={look.line} strokeWidth={1.25} />
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
          d={`M${x} ${y - size * half}L${x + size * reach} ${y}L${x} ${y + size * half}L${x - size * reach} ${y}Z`}
          transform={sideways ? `rotate(90 ${x} ${y})` : undefined}
          className={cx(
            spot.kind === 'red' ? 'fill-table-red' : 'fill-table-black',
            french ? look.line : 'stroke-ivory-100/60',
          )}
          strokeWidth={1.25}
        />
      ) : (
        <text
          x={x}
          y={y}
          textAnchor="middle"
          dominantBaseline="central"
          transform={sideways ? `rotate(-90 ${x} ${y})` : undefined}
          fontSize={fontSizes[turn][isNumber ? 0 : 1] + (french && !isNumber ? 6 : 0)}
          className={cx(
            'figures fill-ivory-100',
            french && !isNumber ? 'font-display' : 'font-sans',
            isNumber ? 'font-bold' : 'font-semibold',
          )}
        >
          {printOf(spot, cloth)}
        </text>
      )}
    </g>
  );
}

/** The cloth with its printed fields. Decoration: the buttons that lie on it carry the names. */
export function BoardPrint({ turn, lit, won }: { turn: Turn; lit: ReadonlySet<number>; won: number | undefined }) {
  const { cloth, table } = useVariant();
  const { width, height } = boardSize(turn, cloth);
  const fields = table.layoutSpots.flatMap((spot) => {
    const area = fieldOf(spot, cloth);
    return area ? [{ spot, area }] : [];
  });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      {fields.map(({ spot, area }) => (
        <Field
          key={spot.id}
          spot={spot}
          box={boxOf(turn, cloth, area)}
          turn={turn}
          lit={spot.kind === 'straight' && lit.has(spot.numbers[0] ?? -1)}
          won={spot.kind === 'straight' && spot.numbers[0] === won}
        />
      ))}
    </svg>
  );
}
