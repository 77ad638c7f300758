import type { LayoutSpot } from '#domain/games/roulette/layout.ts';
import { colourOf, pocketText } from '#domain/games/roulette/wheel.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { type Box, boardSize, boxOf, fieldOf, middleOf, pointAt, type Turn } from './picture/board.ts';
import { type Lie, lieBeside, type Printed } from './picture/chip-lie.ts';
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

/** How far a diamond reaches from its middle to both sides, as a share of its field's depth. */
const diamondReach = (cloth: Cloth): readonly [half: number, reach: number] =>
  cloth === 'french' ? [0.31, 0.95] : [0.27, 0.5];

const isDiamond = ({ kind }: LayoutSpot): boolean => kind === 'red' || kind === 'black';
const isSideways = (turn: Turn, { width, height }: Box): boolean => turn !== 'wide' && height > width;

const letterSize = ({ kind }: LayoutSpot, turn: Turn, cloth: Cloth): number =>
  kind === 'straight' ? fontSizes[turn][0] : fontSizes[turn][1] + (cloth === 'french' ? 6 : 0);

const chipSizes = { wide: 36, tall: 46, squat: 46, large: 40 } as const;

/** In a broad field a chip on a number leaves the number to be read. */
const besideNumber = 0.3;

/** Where chips lie in a spot, by their middle, and by how much what is printed there makes room for them. */
export const chipLieOf = (spot: LayoutSpot, cloth: Cloth, turn: Turn): Lie => {
  const { along, across } = middleOf(spot, cloth);
  const { x, y } = pointAt(turn, cloth, along, across);
  const [full, area] = [chipSizes[turn], fieldOf(spot, cloth)];
  const still = { x: 0, y: 0 };
  if (!area) return { x, y, size: full, shift: still };
  const box = boxOf(turn, cloth, area);
  if (spot.kind === 'straight') {
    const isBroad = turn === 'squat' && box.width < 4 * box.height;
    return isBroad
      ? { x: x + box.width * besideNumber, y, size: full, shift: still }
      : { x, y, size: full, shift: still };
  }
  const lie = lieBeside(box, printedIn(spot, cloth, turn, box), full);
  return { ...lie, x: x + lie.x, y: y + lie.y };
};

/** How much room what is printed in a field takes, in drawing units. */
const printedIn = (spot: LayoutSpot, cloth: Cloth, turn: Turn, box: Box): Printed => {
  const letters = letterSize(spot, turn, cloth);
  const depth = Math.min(box.width, box.height);
  const [half, reach] = diamondReach(cloth);
  const size = isDiamond(spot)
    ? { length: 2 * reach * depth, height: 2 * half * depth }
    : { length: 0.55 * letters * printOf(spot, cloth).length, height: 1.1 * letters };
  return { ...size, sideways: isSideways(turn, box), solid: isDiamond(spot) };
};

/** Where the words and diamonds of the outside bets stand, while those of `covered` make room for chips. */
export const wordBoxes = (
  spots: readonly LayoutSpot[],
  cloth: Cloth,
  turn: Turn,
  covered: ReadonlyMap<string, unknown>,
): readonly Box[] =>
  spots.flatMap((spot) => {
    const area = fieldOf(spot, cloth);
    if (!area || spot.kind === 'straight') return [];
    const box = boxOf(turn, cloth, area);
    const { length, height, sideways } = printedIn(spot, cloth, turn, box);
    const [wide, high] = sideways ? [height, length] : [length, height];
    const { shift } = chipLieOf(spot, cloth, turn);
    const moved = covered.has(spot.id) ? shift : { x: 0, y: 0 };
    const { x, y } = middle(box);
    return [{ x: x + moved.x - wide / 2, y: y + moved.y - high / 2, width: wide, height: high }];
  });

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

type FieldProps = { spot: LayoutSpot; box: Box; turn: Turn; lit: boolean; won: boolean; covered: boolean };

function Field({ spot, box, turn, lit, won, covered }: FieldProps) {
  const { cloth, look } = useVariant();
  const french = cloth === 'french';
  const at = middle(box);
  const { shift } = chipLieOf(spot, cloth, turn);
  const [x, y] = covered ? [at.x + shift.x, at.y + shift.y] : [at.x, at.y];
  const inset = 3;
  const isNumber = spot.kind === 'straight';
  const fill = isNumber ? numberFills[colourOf(spot.numbers[0] ?? 0)] : 'fill-transparent';
  const diamond = isDiamond(spot);
  const sideways = isSideways(turn, box);
  const [half, reach] = diamondReach(cloth);
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
          fontSize={letterSize(spot, turn, cloth)}
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

type BoardPrintProps = {
  turn: Turn;
  lit: ReadonlySet<number>;
  won: number | undefined;
  /** The spots on which chips lie. */
  covered: ReadonlyMap<string, unknown>;
};

/** The cloth with its printed fields. Decoration: the buttons that lie on it carry the names. */
export function BoardPrint({ turn, lit, won, covered }: BoardPrintProps) {
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
          covered={covered.has(spot.id)}
        />
      ))}
    </svg>
  );
}
