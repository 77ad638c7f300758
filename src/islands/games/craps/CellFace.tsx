import type { Point } from '#domain/games/craps/spots.ts';
import { cx } from '#ui/cx.ts';
import { PrintedDie } from './Die.tsx';
import { edgeText } from './figures.ts';
import { besideOf, diceOf, printOf } from './words.ts';

const isLine = (spot: string): boolean => ['pass', 'dont-pass', 'come', 'dont-come', 'field'].includes(spot);

/** `covered`: chips lie at its right, so that what is printed moves to the left. */
type CellFaceProps = { spot: string; point: Point | null; wide: boolean; compact: boolean; covered: boolean };

/** What is printed on a field: its name or its dice, what else must be known, and its exact edge. */
export function CellFace(props: CellFaceProps) {
  const { spot, point, wide, compact, covered } = props;
  const dice = compact && printOf(spot) !== '' ? undefined : diceOf(spot);
  const [name, beside] = [printOf(spot), besideOf(spot)];
  const isHop = spot.startsWith('hop:');
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex size-full justify-center gap-x-[0.6em] px-1 leading-none',
        covered && !wide ? 'items-start pl-[8%]' : 'items-center',
        compact ? 'text-[clamp(0.75rem,6cqh,0.9375rem)]' : 'text-[clamp(0.6875rem,2.3cqh,1rem)]',
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
            <PrintedDie key={index} value={value} className={isHop ? 'size-[1.15em]' : 'size-[1.6em]'} />
          ))}
        </span>
      )}
      {name && (
        <span
          className={cx(
            isLine(spot) ? 'heading text-[clamp(1.125rem,5cqh,2.125rem)] text-hardway-light' : 'font-semibold',
            spot === 'dont-come' && !wide && 'text-[clamp(1rem,4cqh,1.75rem)]',
            'text-center',
          )}
        >
          {name}
        </span>
      )}
      {spot === 'field' && <span className="figures text-center text-ivory-300">{beside}</span>}
      {beside && spot !== 'field' && (
        <span className="flex items-center gap-[0.3em] text-ivory-300">
          {beside}
          <PrintedDie value={6} className="size-[1.25em]" />
          <PrintedDie value={6} className="size-[1.25em]" />
        </span>
      )}
      {!isHop && (
        <span
          translate="no"
          className={cx('figures text-ivory-300', !compact && 'text-[clamp(0.6875rem,2cqh,0.875rem)]')}
        >
          {edgeText(spot, point)}
        </span>
      )}
    </span>
  );
}
