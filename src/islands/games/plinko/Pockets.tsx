import type { PointerEvent } from 'react';
import { compare, type Rational, rational, toDecimalString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { type BoardShape, edge, heightOf, levels, pocketX, widthOf } from './picture/geometry.ts';

type PocketsProps = {
  shape: BoardShape;
  multipliers: readonly Rational[];
  /** Which pocket holds the last ball, and which one is asked about. */
  hit: number | undefined;
  asked: number | undefined;
  nameOf: (pocket: number) => string;
  onAsk: (pocket: number | undefined) => void;
};

const one = rational(1n);
const ten = rational(10n);

const lookOf = (multiplier: Rational): string => {
  if (compare(multiplier, ten) >= 0) return 'from-oddlot-red to-table-red text-oddlot-paper';
  if (compare(multiplier, one) > 0) return 'from-oddlot-blue to-oddlot-deep text-oddlot-paper';
  return compare(multiplier, one) === 0
    ? 'from-oddlot-paper to-oddlot-stone text-oddlot-black'
    : 'from-oddlot-dim to-oddlot-black text-oddlot-paper';
};

/** A multiplier of the table as it is printed there: at most two digits after the point. */
export const printed = (multiplier: Rational): string => toDecimalString(multiplier, 2).replace(/\.?0+$/, '');

const keys: Readonly<Record<string, (pocket: number, last: number) => number>> = {
  ArrowLeft: (pocket) => pocket - 1,
  ArrowDown: (pocket) => pocket - 1,
  ArrowRight: (pocket) => pocket + 1,
  ArrowUp: (pocket) => pocket + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The pockets: small boxes with what they pay on their fronts. */
const Boxes = ({ shape, multipliers, hit, asked }: Omit<PocketsProps, 'nameOf' | 'onAsk'>) => {
  const { rows, turned } = shape;
  const { top, pockets, pocketsEnd } = levels(shape);
  const [width, height] = [widthOf(shape), heightOf(shape)];
  const left = -(rows + 1) / 2 - edge;
  return multipliers.map((multiplier, pocket) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a pocket is its place
      key={pocket}
      data-pocket={pocket}
      className={cx(
        'absolute grid place-items-center rounded-b-sm bg-linear-to-b shadow-[inset_0_0.16em_0_theme(colors.ink.900/0.6),inset_0_0.26em_0_theme(colors.ivory.100/0.35),0_0.2em_0.3em_theme(colors.ink.900/0.45)]',
        lookOf(multiplier),
        hit === pocket && 'ring-3 ring-oddlot-paper',
        hit !== pocket && asked === pocket && 'ring-2 ring-oddlot-black',
      )}
      style={{
        left: `${(100 * (pocketX(rows, pocket) - 0.475 - left)) / width}%`,
        top: `${(100 * (pockets - top)) / height}%`,
        width: `${95 / width}%`,
        height: `${(100 * (pocketsEnd - pockets)) / height}%`,
        fontSize: `max(0.75rem, ${(turned ? 50 : 37) / width}cqw)`,
      }}
    >
      <span
        className={cx(
          'figures leading-none font-bold',
          turned ? 'rotate-180 [writing-mode:vertical-rl]' : 'pt-[0.3em]',
        )}
      >
        {printed(multiplier)}
      </span>
    </span>
  ));
};

/**
 * The pockets and the piles below them, of which each is asked how likely it is and how often it was hit: by the pointer that
 * stands over it, a finger that goes along them, or the arrow keys. They are one target, since a thumb could not part them.
 */
export function Pockets({ nameOf, onAsk, ...props }: PocketsProps) {
  const { shape, multipliers, hit, asked } = props;
  const { rows } = shape;
  const { top, pockets } = levels(shape);
  const last = multipliers.length - 1;
  const height = heightOf(shape);
  const side = (50 * (widthOf(shape) - rows - 1)) / widthOf(shape);
  const now = asked ?? hit ?? Math.floor(last / 2);
  const askAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): void => {
    const box = currentTarget.getBoundingClientRect();
    const pocket = Math.floor(((clientX - box.left) / box.width) * multipliers.length);
    onAsk(Math.min(last, Math.max(0, pocket)));
  };
  return (
    <>
      <div aria-hidden="true" className="absolute inset-0">
        <Boxes {...props} />
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('casual.plinko.board')}
        aria-valuemin={1}
        aria-valuemax={multipliers.length}
        aria-valuenow={now + 1}
        aria-valuetext={nameOf(now)}
        onFocus={() => onAsk(now)}
        onBlur={() => onAsk(undefined)}
        onPointerDown={askAt}
        onPointerMove={askAt}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onAsk(undefined)}
        onKeyDown={(event) => {
          const next = keys[event.key]?.(now, last);
          if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          onAsk(Math.min(last, Math.max(0, next)));
        }}
        className="absolute bottom-0 min-h-11 cursor-help touch-none rounded-sm focus-visible:outline-3 focus-visible:outline-oddlot-black"
        style={{ insetInline: `${side}%`, top: `${(100 * (pockets - top)) / height}%` }}
      />
    </>
  );
}
