import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { boxIn } from '../kit/felt/shape.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import { arts } from './arts.ts';
import { Cover } from './Cover.tsx';
import { Paper } from './Paper.tsx';
import { Stub, stubHeight } from './Stub.tsx';
import type { TableState } from './use-table.ts';
import { fieldWords, openWords } from './words.ts';

/** The ticket: its print, the cover over it, and a button for each field that takes the cover off by keyboard. */
export function Ticket({ table, still, close }: { table: TableState; still: boolean; close: boolean }) {
  const { id, round, fields, panel, uncovered, shownPrice, scratching, series } = table;
  const { layout, Print, Open } = arts[id];
  const { width, height, fields: boxes } = layout;
  const roving = useRoving(boxes.map(({ x, y }, index) => ({ id: String(index), x, y })));
  const isOver = fields.length > 0 && !round.revealing;
  const wins = isOver ? table.wins : new Set<number>();
  const money = { priceMinor: shownPrice, currency: round.currency };
  return (
    <FittedBox width={width} height={height + stubHeight} className="max-h-[44rem]">
      <Stub table={table} height={height} close={close} />
      <div
        key={table.bought}
        className={cx(
          'absolute inset-x-0 top-0 transition-[filter,opacity] duration-base',
          table.bought > 0 && 'animate-deal',
          !table.owned && 'opacity-75 saturate-50',
        )}
        style={{ height: `${(100 * height) / (height + stubHeight)}%` }}
      >
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
          <Paper id={id} title={round.session.game.name} number={series?.number} />
          {fields.map((field, index) => {
            const box = boxes[index];
            return (
              box && (
                // biome-ignore lint/suspicious/noArrayIndexKey: the places of a ticket are fixed
                <Print key={index} field={field} box={box} wins={wins.has(index)} {...money} />
              )
            );
          })}
          {Open && <Open fields={fields} panel={panel} uncovered={uncovered} {...money} />}
        </svg>
        <p className="sr-only">{openWords(id, panel, money)}</p>
        <Cover id={id} uncovered={uncovered} open={scratching} still={still} onUncover={table.uncover} />
        {/* biome-ignore lint/a11y/useSemanticElements: fields lie where the ticket has them */}
        <div role="group" aria-label={t('scratch.fields')} onKeyDown={roving.onKeyDown}>
          {boxes.map((box, index) => {
            const { ref, ...place } = roving.propsOf(String(index));
            const isOpen = uncovered.has(index);
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: the places of a ticket are fixed
                key={index}
                ref={ref}
                type="button"
                {...place}
                aria-label={fieldWords(isOpen ? fields[index] : undefined, index, money)}
                aria-disabled={!scratching || isOpen || undefined}
                onClick={() => table.uncover(index)}
                className="pointer-events-none absolute rounded-sm focus-visible:outline-4 focus-visible:outline-offset-2 focus-visible:outline-brass-bright"
                style={boxIn({ width, height }, box)}
              />
            );
          })}
        </div>
      </div>
    </FittedBox>
  );
}
