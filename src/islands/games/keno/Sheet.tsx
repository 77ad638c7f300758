import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import { Mark } from './Mark.tsx';
import { Paper } from './Paper.tsx';
import { numbersOf, placeOf } from './picture/keno.ts';
import type { TableState } from './use-table.ts';

/** Measures of the sheet: a cell is 100, with a margin all round, which is small where each pixel is a number's. */
const margins = { roomy: 26, tall: 12 } as const;

/** The numbers to pick from, on which those drawn are struck. One tab stop; the arrow keys walk it. */
export function Sheet({ table, tall = false }: { table: TableState; tall?: boolean }) {
  const { choice, drawn, round, variant } = table;
  const { sheet, lie, print } = variant;
  const { columns, rows } = (tall && variant.tall) || lie;
  const margin = margins[tall ? 'tall' : 'roomy'];
  const [width, height] = [columns * 100 + 2 * margin, rows * 100 + 2 * margin];
  const numbers = numbersOf(sheet);
  const roving = useRoving(
    numbers.map((number) => {
      const { x, y } = placeOf(number, columns);
      return { id: String(number), x: 100 * x, y: 100 * y };
    }),
  );
  const nameOf = (number: number, isPicked: boolean, isDrawn: boolean): string => {
    const name = isPicked ? (isDrawn ? 'hit' : 'picked') : isDrawn ? 'drawn' : undefined;
    return name === undefined ? String(number) : t(`keno.number_${name}`, { number: String(number) });
  };
  return (
    <FittedBox width={width} height={height} className="rounded-sm shadow-float">
      <Paper width={width} height={height} print={print} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out over the paper */}
      <div
        role="group"
        aria-label={t('keno.sheet', { count: String(sheet.numberCount) })}
        onKeyDown={roving.onKeyDown}
        className="absolute grid"
        style={{
          inset: `${(100 * margin) / height}% ${(100 * margin) / width}%`,
          gridTemplate: `repeat(${rows}, minmax(0, 1fr)) / repeat(${columns}, minmax(0, 1fr))`,
        }}
      >
        {numbers.map((number) => {
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
