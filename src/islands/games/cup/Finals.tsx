import { useState } from 'react';
import { clubOf } from '#domain/games/cup/cups.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Segments } from '../kit/fields/Segments.tsx';
import { useRoving } from '../kit/fields/use-roving.ts';
import { Crest } from './Crest.tsx';
import { choiceLook, withChoice } from './choice.ts';
import { OddsButton } from './OddsButton.tsx';
import type { TableState } from './use-table.ts';

const kinds = ['pair', 'row_wins', 'column_wins'] as const;
type Kind = (typeof kinds)[number];

const betOf = (kind: Kind, upper: number, lower: number): string =>
  kind === 'pair'
    ? `pair:${upper}-${lower}`
    : kind === 'row_wins'
      ? `order:${upper}-${lower}`
      : `order:${lower}-${upper}`;

/** The sixteen finals there can be: the pair alone, or with the one that wins it. */
export function Finals({ table, flat }: { table: TableState; flat: boolean }) {
  const { cup } = table;
  const [kind, setKind] = useState<Kind>('pair');
  const [upper, lower] = [[1, 2, 3, 4] as const, [5, 6, 7, 8] as const];
  const { onKeyDown, propsOf } = useRoving(
    upper.flatMap((row) => lower.map((column) => ({ id: betOf(kind, row, column), x: 30 * column, y: 30 * row }))),
  );
  const head = (number: number, className: string) => {
    const { name, code } = clubOf(cup, number);
    return (
      <span key={number} className={`flex min-w-0 items-center gap-1 text-xs font-semibold ${className}`}>
        <Crest code={code} className="h-5 w-4 shrink-0" />
        <span aria-hidden="true">{code}</span>
        <span className="sr-only">{name}</span>
      </span>
    );
  };
  return (
    <div className={cx('grid h-full min-h-0 gap-1.5', withChoice(flat))}>
      <Segments
        legend={t('cup.kind_of_final')}
        options={kinds.map((id) => ({ id, label: t(`cup.${id}`) }))}
        value={kind}
        disabled={false}
        className={choiceLook(flat)}
        onChange={setKind}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own */}
      <div
        role="group"
        aria-label={t('cup.pairs_label', { kind: t(`cup.${kind}`) })}
        onKeyDown={onKeyDown}
        className="grid min-h-0 grid-cols-[3rem_repeat(4,minmax(0,1fr))] grid-rows-[auto_repeat(4,minmax(0,1fr))] gap-1"
      >
        <span />
        {lower.map((column) => head(column, 'justify-center'))}
        {upper.flatMap((row) => [
          head(row, ''),
          ...lower.map((column) => (
            <OddsButton
              key={`${row}-${column}`}
              table={table}
              bet={betOf(kind, row, column)}
              roving={propsOf(betOf(kind, row, column))}
            />
          )),
        ])}
      </div>
    </div>
  );
}
