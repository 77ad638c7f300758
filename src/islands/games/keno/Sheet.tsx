import { t } from '#i18n/client.ts';
import { kenoNumbers, placeOf } from '#stores/keno.ts';
import { cx } from '#ui/cx.ts';
import { FittedBox } from '../kit/FittedBox.tsx';
import { useRoving } from '../kit/use-roving.ts';
import { Mark } from './Mark.tsx';
import type { TableState } from './use-table.ts';

/** Measures of the sheet: a cell is 100, with a margin all round. */
const margin = 26;
const [width, height] = [8 * 100 + 2 * margin, 5 * 100 + 2 * margin];

const places = kenoNumbers.map((number) => {
  const { x, y } = placeOf(number);
  return { id: String(number), x: 100 * x, y: 100 * y };
});

/** The paper with a boat in a coarse screen of pink under the numbers, as the duplicator leaves it. */
const Paper = () => (
  <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
    <defs>
      <pattern id="keno-dots" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <circle cx="6" cy="6" r="2.4" className="fill-paper-pink" />
      </pattern>
      <pattern id="keno-shade" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <circle cx="6" cy="6" r="3.9" className="fill-paper-pink" />
      </pattern>
    </defs>
    <rect width={width} height={height} rx="10" className="fill-paper-sheet" />
    <g opacity=".5">
      <path d="M60 196L252 330L426 60L600 330L792 196L680 500H172Z" fill="url(#keno-dots)" />
      <path d="M426 60L600 330H426ZM792 196L710 254L680 500Z" fill="url(#keno-shade)" />
    </g>
    <path
      d={`M0 500Q53 478 106 500T212 500T318 500T424 500T530 500T636 500T742 500T852 500V${height - 10}Q852 ${height} 842 ${height}H10Q0 ${height} 0 ${height - 10}Z`}
      className="fill-paper-mint"
    />
    <rect
      x="8"
      y="8"
      width={width - 16}
      height={height - 16}
      rx="5"
      fill="none"
      strokeWidth="2"
      className="stroke-paper-night"
      opacity=".3"
    />
  </svg>
);

/** Forty numbers to pick from, on which the ten are struck. One tab stop; the arrow keys walk it. */
export function Sheet({ table }: { table: TableState }) {
  const { choice, drawn, round } = table;
  const roving = useRoving(places);
  const nameOf = (number: number, isPicked: boolean, isDrawn: boolean): string => {
    const name = isPicked ? (isDrawn ? 'hit' : 'picked') : isDrawn ? 'drawn' : undefined;
    return name === undefined ? String(number) : t(`keno.number_${name}`, { number: String(number) });
  };
  return (
    <FittedBox width={width} height={height} className="rounded-sm shadow-float">
      <Paper />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out over the paper */}
      <div
        role="group"
        aria-label={t('keno.sheet')}
        onKeyDown={roving.onKeyDown}
        className="absolute inset-[4.7%_3.05%] grid grid-cols-8 grid-rows-5"
      >
        {kenoNumbers.map((number) => {
          const isPicked = choice.picks.includes(number);
          const isDrawn = drawn.includes(number);
          return (
            <button
              key={number}
              type="button"
              aria-label={nameOf(number, isPicked, isDrawn)}
              aria-pressed={isPicked}
              aria-disabled={round.locked || undefined}
              {...roving.propsOf(String(number))}
              onClick={() => (table.drawing ? table.skip() : table.toggle(number))}
              className={cx(
                'group rounded-sm outline-offset-0 focus-visible:z-10 focus-visible:outline-4 focus-visible:outline-paper-night',
                round.locked && 'cursor-default',
              )}
            >
              <Mark number={number} isPicked={isPicked} isDrawn={isDrawn} open={!round.locked} />
            </button>
          );
        })}
      </div>
    </FittedBox>
  );
}
