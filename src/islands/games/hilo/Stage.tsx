import type { ReactNode } from 'react';
import { guessReturn } from '#domain/games/hilo/maths.ts';
import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { PlayingCard } from '../kit/cards/PlayingCard.tsx';
import { Figure } from '../kit/Figure.tsx';
import { FittedBox } from '../kit/FittedBox.tsx';
import { ProofStrip } from '../kit/ProofStrip.tsx';
import { ResultCard } from '../kit/ResultCard.tsx';
import { type FrameShape, isFlat } from '../kit/use-frame.ts';
import { Offers } from './Offers.tsx';
import { readEnd } from './picture/hilo.ts';
import { Row } from './Row.tsx';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; shape: FrameShape; status: ReactNode };

const one = rational(1n);
const edge = subtract(one, guessReturn(6).returnToPlayer);

/** Up on the upper half of the board, down on the lower: what the game is about. */
const Arrows = () => (
  <svg
    viewBox="0 0 100 60"
    preserveAspectRatio="xMinYMid meet"
    aria-hidden="true"
    className="absolute inset-0 size-full max-sm:hidden"
  >
    <path d="M5 24L11.500 13L18 24Z" className="fill-oddlot-red" />
    <path d="M5 36L11.500 47L18 36Z" className="fill-oddlot-black" />
  </svg>
);

/** The card that lies open, the guesses on the next one, and the row of what has been. */
export function Stage({ table, shape, status }: StageProps) {
  const { round, view, cards, end } = table;
  const tall = shape.stand === 'tall';
  const flat = isFlat(shape);
  const card = cards.at(-1);

  const strip = (
    <ProofStrip
      rounds={round.rounds}
      empty={t('instant.none')}
      itemOf={(settled) => {
        const read = readEnd(settled.outcome);
        if (!read) return undefined;
        const gain = settled.wins.length > 0;
        const name = t(gain ? 'instant.strip_won' : 'instant.strip_lost', { outcome: round.outcomeWords(settled) });
        return { label: `${gain ? read.multiplier.slice(0, -2) : '0'}×`, gained: gain, name };
      }}
    />
  );
  const view3d = (
    <div
      className={cx(
        'relative min-h-0 min-w-0 rounded-lg bg-linear-to-b from-oddlot-stone from-50% to-oddlot-red to-50% shadow-float',
        flat ? 'p-2' : 'p-3 sm:p-5',
      )}
    >
      {!flat && <Arrows />}
      <FittedBox width={5} height={7}>
        {[2, 1].map((depth) => (
          <span
            key={depth}
            aria-hidden="true"
            className="absolute inset-0 rounded-[6%/4.3%] border border-ink-900/40 bg-ivory-300 shadow-raised"
            style={{ transform: `translate(${depth * 2}%, ${depth * 1.5}%)` }}
          />
        ))}
        <div key={cards.length} className={cx('absolute inset-0', cards.length > 0 && 'animate-fade')}>
          <PlayingCard card={card} marked={end !== undefined && !end.wrong} className="w-full" />
        </div>
      </FittedBox>
    </div>
  );
  const facts = (
    <dl className="grid grid-cols-3 gap-2">
      <Figure label={t('instant.hilo.right')}>{table.right}</Figure>
      <Figure label={t('instant.hilo.now')}>{view?.multiplier ? `${view.multiplier.slice(0, -2)}×` : '–'}</Figure>
      <Figure label={t('instant.edge')}>{toPercentString(edge, 2)}</Figure>
    </dl>
  );

  if (flat)
    return (
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_minmax(0,3fr)] gap-4 px-3 py-2">
        {view3d}
        <div className="grid min-h-0 content-evenly gap-1">
          {status}
          <Offers table={table} rows={false} />
          {facts}
        </div>
      </div>
    );

  if (tall || shape.stand === 'stacked')
    return (
      <div
        className={cx(
          'grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto_auto_auto]',
          tall ? 'gap-2 px-3 py-2' : 'gap-4 p-5',
        )}
      >
        {strip}
        {view3d}
        <Row table={table} most={tall ? 7 : 14} />
        <Offers table={table} rows={false} />
        {facts}
      </div>
    );

  return (
    <div className="mx-auto grid min-h-0 w-full max-w-[72rem] grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] gap-8 px-6 py-4">
      <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-5 pt-2">
        {view3d}
        <Row table={table} most={12} />
      </div>
      <div className="grid min-h-0 grid-rows-[auto_auto_minmax(0,1fr)_auto_4.5rem] gap-4 overflow-hidden">
        {strip}
        <Offers table={table} rows />
        <span />
        {facts}
        <div className="grid items-end">
          <ResultCard round={round} />
        </div>
      </div>
    </div>
  );
}
