import { compare, type Rational, rational, toDecimalString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
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

/** The pockets: small boxes with what they pay on their fronts. Each can be asked how likely it is and how often it was hit. */
export function Pockets({ shape, multipliers, hit, asked, nameOf, onAsk }: PocketsProps) {
  const { rows, turned } = shape;
  const { top, pockets, pocketsEnd } = levels(shape);
  const [width, height] = [widthOf(shape), heightOf(shape)];
  const left = -(rows + 1) / 2 - edge;
  const places = multipliers.map((_, pocket) => ({ id: String(pocket), x: pocket * 10, y: 0 }));
  const { onKeyDown, propsOf } = useRoving(places);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own
    <div
      role="group"
      aria-label={t('casual.plinko.board')}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onAsk(undefined)}
      className="absolute inset-0"
    >
      {multipliers.map((multiplier, pocket) => {
        const roving = propsOf(String(pocket));
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a pocket is its place
            key={pocket}
            type="button"
            {...roving}
            data-pocket={pocket}
            aria-label={nameOf(pocket)}
            onFocus={() => {
              roving.onFocus();
              onAsk(pocket);
            }}
            onBlur={() => onAsk(undefined)}
            onPointerEnter={() => onAsk(pocket)}
            onClick={() => onAsk(pocket)}
            className={cx(
              'absolute grid cursor-help place-items-center rounded-b-sm bg-linear-to-b shadow-[inset_0_0.16em_0_theme(colors.ink.900/0.6),inset_0_0.26em_0_theme(colors.ivory.100/0.35),0_0.2em_0.3em_theme(colors.ink.900/0.45)] focus-visible:outline-3 focus-visible:outline-oddlot-black',
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
              aria-hidden="true"
              className={cx(
                'figures leading-none font-bold',
                turned ? 'rotate-180 [writing-mode:vertical-rl]' : 'pt-[0.3em]',
              )}
            >
              {printed(multiplier)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
