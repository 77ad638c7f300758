import type { Point } from '#domain/games/craps/spots.ts';
import { cx } from '#ui/cx.ts';
import { PrintedDie } from './Die.tsx';
import { printedPays } from './figures.ts';
import { besideOf, diceOf, printOf } from './words.ts';

const isLine = (spot: string): boolean => ['pass', 'dont-pass', 'come', 'dont-come', 'field'].includes(spot);

/** `covered`: chips lie at its right, so that what is printed moves to the left. */
type CellFaceProps = { spot: string; point: Point | null; wide: boolean; compact: boolean; covered: boolean };

/** What is printed on a field: its name or its dice, and what it pays. Its edge is told by the line below the felt. */
export function CellFace(props: CellFaceProps) {
  const { spot, point, wide, compact, covered } = props;
  const dice = compact && printOf(spot) !== '' ? undefined : diceOf(spot);
  const [name, beside] = [printOf(spot), besideOf(spot)];
  const isHop = spot.startsWith('hop:');
  const pays = printedPays(spot, point);
  const roomy = isHop ? 'size-[min(1.15em,1.9cqw)]' : 'size-[1.4em]';
  const dieSize = compact ? (isHop ? 'size-[1.15em]' : 'size-[1.6em]') : roomy;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex size-full justify-center gap-x-[0.6em] px-1 leading-none',
        covered && !wide ? 'items-start pl-[8%]' : 'items-center',
        compact ? 'text-[clamp(0.75rem,6cqh,1rem)]' : 'text-[clamp(0.75rem,2.5cqh,1.0625rem)]',
        wide
          ? 'flex-row'
          : compact && dice
            ? 'flex-row flex-wrap content-center gap-y-[0.3em]'
            : 'flex-col gap-y-[0.3em]',
        covered && wide && compact && 'pr-10',
      )}
    >
      {dice && (
        <span className="flex gap-[0.2em]">
          {dice.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two dice, always the same two
            <PrintedDie key={index} value={value} className={dieSize} />
          ))}
        </span>
      )}
      {name && (
        <span
          className={cx(
            isLine(spot) ? 'heading text-[clamp(1.25rem,5.6cqh,2.5rem)] text-hardway-light' : 'font-semibold',
            spot === 'dont-come' && !wide && 'text-[clamp(1.125rem,4.4cqh,2rem)]',
            'text-center [@container(min-width:56rem)]:whitespace-nowrap',
          )}
        >
          {name}
        </span>
      )}
      {spot === 'field' && <span className="figures text-center text-ivory-100">{beside}</span>}
      {beside && spot !== 'field' && (
        <span className="flex items-center gap-[0.3em] text-ivory-300">
          {beside}
          <PrintedDie value={6} className="size-[1.25em]" />
          <PrintedDie value={6} className="size-[1.25em]" />
        </span>
      )}
      {!isHop && pays && (
        <span
          translate="no"
          className={cx(
            'figures text-center',
            spot !== 'horn' && 'whitespace-nowrap',
            compact && !wide && 'text-[0.75rem] tracking-tight',
            isLine(spot) ? 'text-ivory-100' : 'text-ivory-300',
            !compact && 'text-[clamp(0.75rem,2.1cqh,0.9375rem)]',
          )}
        >
          {pays}
        </span>
      )}
    </span>
  );
}
