import { t } from '#i18n/client.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { OddsButton } from './OddsButton.tsx';
import { dogName } from './picture/greyhounds.ts';
import { TrapBadge } from './Runners.tsx';
import type { TableState } from './use-table.ts';

type PairsProps = {
  table: TableState;
  /** The winner of the trifectas that are shown; without one, forecasts are. */
  winner?: number;
};

/** Two places in their order as a table: the better one by its row, the other by its column. */
export function Pairs({ table, winner }: PairsProps) {
  const { card } = table;
  const traps = card.runners.map(({ number }) => number).filter((trap) => trap !== winner);
  const betOf = (row: number, column: number): string =>
    winner === undefined ? `forecast:${row}-${column}` : `trifecta:${winner}-${row}-${column}`;
  const { onKeyDown, propsOf } = useRoving(
    traps.flatMap((row, y) =>
      traps.flatMap((column, x) => (row === column ? [] : [{ id: betOf(row, column), x: 30 * x, y: 30 * y }])),
    ),
  );
  const template = `repeat(${traps.length}, minmax(0, 1fr))`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own
    <div
      role="group"
      aria-label={
        winner === undefined
          ? t('greyhounds.forecast_label')
          : t('greyhounds.trifecta_label', { dog: dogName(card, winner) })
      }
      onKeyDown={onKeyDown}
      className="grid h-full min-h-0 gap-0.5"
      style={{ gridTemplate: `auto ${template} / auto ${template}` }}
    >
      <span className="eyebrow self-end pr-1 text-right">
        {t(winner === undefined ? 'greyhounds.first_second' : 'greyhounds.second_third')}
      </span>
      {traps.map((trap) => (
        <TrapBadge key={trap} trap={trap} className="h-5 text-xs" />
      ))}
      {traps.flatMap((row) => [
        <TrapBadge key={`row ${row}`} trap={row} className="h-full max-h-8 w-8 self-center justify-self-end text-xs" />,
        ...traps.map((column) =>
          column === row ? (
            <span key={`${row}-${column}`} aria-hidden="true" className="rounded-sm bg-ink-900/20" />
          ) : (
            <OddsButton
              key={`${row}-${column}`}
              table={table}
              bet={betOf(row, column)}
              roving={propsOf(betOf(row, column))}
              className="text-xs"
            />
          ),
        ),
      ])}
    </div>
  );
}
