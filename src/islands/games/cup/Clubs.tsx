import { useState } from 'react';
import type { Club } from '#domain/games/cup/cups.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Segments } from '../kit/fields/Segments.tsx';
import { useRoving } from '../kit/fields/use-roving.ts';
import { Crest } from './Crest.tsx';
import { OddsButton } from './OddsButton.tsx';
import type { TableState } from './use-table.ts';

const kinds = ['winner', 'final', 'semi'] as const;
type Kind = (typeof kinds)[number];

/** `list`: one under the other; `halves`: the halves of the draw side by side; `one`: so too, with one kind of bet at a time. */
type Layout = 'list' | 'halves' | 'one';

const columns = {
  list: 'grid-cols-[minmax(0,1fr)_repeat(3,5rem)]',
  halves: 'grid-cols-[minmax(0,1fr)_repeat(3,3.75rem)]',
  one: 'grid-cols-[minmax(0,1fr)_3.75rem]',
} as const;

function Heads({ layout }: { layout: 'list' | 'halves' }) {
  const head = (half: string) => (
    <div key={half} className={cx('grid gap-x-1.5', columns[layout])}>
      <span className="eyebrow">{t('cup.club')}</span>
      {kinds.map((one) => (
        <span key={one} className="eyebrow text-center">
          {t(`cup.${one}`)}
        </span>
      ))}
    </div>
  );
  return layout === 'list' ? (
    head('all')
  ) : (
    <div className="grid grid-cols-2 gap-x-4">{['upper', 'lower'].map(head)}</div>
  );
}

/** The eight clubs as they are drawn, with the odds of how far each comes. */
export function Clubs({ table, layout, flat }: { table: TableState; layout: Layout; flat: boolean }) {
  const { cup } = table;
  const [kind, setKind] = useState<Kind>('winner');
  const shown = layout === 'one' ? [kind] : kinds;
  const { onKeyDown, propsOf } = useRoving(
    cup.clubs.flatMap(({ number }) =>
      shown.map((one, x) => ({
        id: `${one}:${number}`,
        x: 60 * x + (layout !== 'list' && number > 4 ? 60 * shown.length : 0),
        y: 30 * (layout === 'list' ? number : (number - 1) % 4),
      })),
    ),
  );
  return (
    <div className="grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-1.5">
      {layout === 'one' ? (
        <Segments
          legend={t('cup.reach')}
          options={kinds.map((id) => ({ id, label: t(`cup.${id}`) }))}
          value={kind}
          disabled={false}
          onChange={setKind}
        />
      ) : (
        <Heads layout={layout} />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own */}
      <div
        role="group"
        aria-label={t('cup.clubs_label', { cup: cup.number })}
        onKeyDown={onKeyDown}
        className={cx(
          'grid min-h-0',
          layout === 'list' && 'grid-rows-8 gap-y-1',
          layout === 'halves' && 'grid-flow-col grid-cols-2 grid-rows-4 gap-x-4 gap-y-1',
          layout === 'one' && 'grid-flow-col grid-cols-2 grid-rows-4 gap-x-2 gap-y-1.5',
        )}
      >
        {cup.clubs.map((club) => (
          <div
            key={club.number}
            className={cx(
              'grid min-h-0 min-w-0 items-stretch gap-x-1.5',
              columns[layout],
              // Who meets in the first round stands together.
              layout === 'list' && club.number % 2 === 1 && club.number > 1 && 'border-t border-ivory-500/20',
            )}
          >
            <ClubName club={club} inline={layout === 'list' || flat} />
            {shown.map((one) => (
              <OddsButton
                key={one}
                table={table}
                bet={`${one}:${club.number}`}
                roving={propsOf(`${one}:${club.number}`)}
                className="my-px"
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function ClubName({ club: { name, code, rating }, inline }: { club: Club; inline: boolean }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5 leading-tight sm:gap-2">
      <Crest code={code} className="h-6 w-5 shrink-0 sm:w-6" />
      <span className={cx('min-w-0', inline && 'flex grow items-baseline justify-between gap-2')}>
        <span
          className={cx('block truncate pr-px font-semibold', inline ? 'text-sm' : 'text-xs tracking-tight sm:text-sm')}
        >
          {name}
        </span>
        <span className="block text-xs whitespace-nowrap text-ivory-300">{t('cup.rated', { rating })}</span>
      </span>
    </span>
  );
}
