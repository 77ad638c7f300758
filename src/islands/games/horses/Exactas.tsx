import { t } from '#i18n/client.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { OddsButton } from './OddsButton.tsx';
import { SaddleCloth } from './Silks.tsx';
import type { TableState } from './use-table.ts';

/** All 56 exactas as a table: the winner by its row, the second by its column. */
export function Exactas({ table }: { table: TableState }) {
  const numbers = table.card.runners.map(({ number }) => number);
  const places = numbers.flatMap((first) =>
    numbers
      .filter((second) => second !== first)
      .map((second) => ({ id: `exacta:${first}-${second}`, x: 30 * second, y: 30 * first })),
  );
  const { onKeyDown, propsOf } = useRoving(places);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own
    <div
      role="group"
      aria-label={t('horses.exacta_label')}
      onKeyDown={onKeyDown}
      className="grid h-full min-h-0 grid-cols-[auto_repeat(8,minmax(0,1fr))] grid-rows-[auto_repeat(8,minmax(0,1fr))] gap-0.5"
    >
      <span className="eyebrow self-end pr-1 text-right">{t('horses.first_second')}</span>
      {numbers.map((number) => (
        <SaddleCloth key={number} number={number} className="grid h-4 place-items-center self-end" />
      ))}
      {numbers.flatMap((first) => [
        <SaddleCloth key={`row ${first}`} number={first} className="h-4 self-center justify-self-end pr-1" />,
        ...numbers.map((second) =>
          second === first ? (
            <span key={`${first}-${second}`} aria-hidden="true" className="rounded-sm bg-common-dim/30" />
          ) : (
            <OddsButton
              key={`${first}-${second}`}
              table={table}
              bet={`exacta:${first}-${second}`}
              roving={propsOf(`exacta:${first}-${second}`)}
              className="text-xs"
            />
          ),
        ),
      ])}
    </div>
  );
}
