import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cx } from '#ui/cx.ts';
import { Segments } from '../kit/fields/Segments.tsx';
import { type FrameShape, isFlat } from '../kit/frame/use-frame.ts';
import { Result } from '../kit/result/Result.tsx';
import { clockText } from '../kit/round/use-countdown.ts';
import { Ball } from './Ball.tsx';
import { Caller } from './Caller.tsx';
import { Card } from './Card.tsx';
import { usePages } from './use-pages.ts';
import type { TableState } from './use-table.ts';

/** The round that is next and when, who is in it, what it brought, and one card more. */
function Head({ table, ball = false }: { table: TableState; ball?: boolean }) {
  const { startsIn, opensIn, round, isCalling, buyers } = table;
  const clock = startsIn ?? (isCalling ? null : opensIn);
  return (
    <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-sm">
      {ball && <Ball called={table.called} size="small" />}
      <p className={cx('figures grow', ball ? 'grid leading-tight' : 'flex items-baseline gap-3')}>
        <span className="font-semibold">{t('bingo.round', { round: String(round?.index ?? 0) })}</span>
        {clock !== null && (
          <span
            className={cx('text-ivory-300', startsIn !== null && startsIn <= 10 && 'font-semibold text-brass-bright')}
          >
            {t(startsIn === null ? 'bingo.opens_in' : 'bingo.starts_in', { time: clockText(clock) })}
          </span>
        )}
        <span className="text-ivory-300 max-md:hidden">{t('bingo.buyers', { count: String(buyers) })}</span>
      </p>
      <Result round={table.view} compact />
      {table.canAdd && (
        <button
          type="button"
          className={buttonStyle('ghost', 'sm', 'rounded-md bg-ink-900/45 px-3 text-ivory-100 hover:bg-ink-900/80')}
          aria-label={t('bingo.add')}
          onClick={table.add}
        >
          {/* Beside a result a narrow head has no room for words. */}
          {ball && table.view.landed ? <span aria-hidden="true">+</span> : t('bingo.add')}
        </button>
      )}
    </header>
  );
}

const columnsOf = (count: number, shape: FrameShape): string => {
  if (isFlat(shape)) return count > 3 ? 'grid-cols-6' : 'grid-cols-3';
  if (shape.stand === 'tall') return count > 1 ? 'grid-cols-2' : 'grid-cols-1';
  return count === 4 || count < 3 ? 'grid-cols-2' : 'grid-cols-3';
};

function Cards({ table, shape }: { table: TableState; shape: FrameShape }) {
  const called = useMemo(() => new Set(table.called), [table.called]);
  const { shown, first, page, pages, setPage } = usePages(table.cards, shape);
  const cards = (
    <div className={cx('grid min-h-0 auto-rows-fr gap-2 sm:gap-3', columnsOf(shown.length, shape))}>
      {shown.map(({ number, card, lines }, place) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place: the keys stay on it when it is exchanged
          key={first + place}
          number={number}
          card={card}
          called={called}
          lines={lines}
          onRenew={table.view.locked ? undefined : () => table.renew(number)}
          onRemove={table.canRemove ? () => table.remove(number) : undefined}
        />
      ))}
    </div>
  );
  if (pages.length < 2) return cards;
  return (
    <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-1">
      {cards}
      <Segments
        legend={t('bingo.cards_shown')}
        disabled={false}
        options={pages}
        value={page}
        onChange={(id) => setPage(Number(id))}
      />
    </div>
  );
}

/** The called balls and the cards, side by side or one below the other. */
export function Stage({ table, shape }: { table: TableState; shape: FrameShape }) {
  const tall = shape.stand === 'tall';
  const isTall = shape.stand === 'tall' || (shape.stand === 'stacked' && !shape.low);
  return (
    <div
      className={cx(
        'relative grid min-h-0 gap-2 p-2 sm:gap-4 sm:p-4',
        isTall
          ? 'grid-rows-[auto_minmax(0,1fr)]'
          : isFlat(shape)
            ? 'grid-cols-2 sm:gap-3 sm:p-2'
            : 'mx-auto w-full max-w-[90rem] grid-cols-[minmax(13rem,1fr)_minmax(0,3fr)]',
      )}
    >
      {isFlat(shape) ? (
        <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-1">
          <Caller called={table.called} slim />
          <Head table={table} />
        </div>
      ) : (
        <Caller called={table.called} slim={isTall} ball={!tall} />
      )}
      <div className={cx('grid min-h-0 gap-1', !isFlat(shape) && 'grid-rows-[auto_minmax(0,1fr)]')}>
        {!isFlat(shape) && <Head table={table} ball={tall} />}
        <Cards table={table} shape={shape} />
      </div>
    </div>
  );
}
