import type { ReactNode } from 'react';
import { guessReturn } from '#domain/games/hilo/maths.ts';
import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Deck } from '../kit/cards/Deck.tsx';
import { PlayingCard } from '../kit/cards/PlayingCard.tsx';
import { BoardStage } from '../kit/frame/BoardStage.tsx';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import { type FrameShape, isFlat } from '../kit/frame/use-frame.ts';
import { leftResult } from '../kit/picture/multiplier.ts';
import { Figure } from '../kit/result/Figure.tsx';
import { ResultStrip } from '../kit/result/ResultStrip.tsx';
import { SessionBeside } from '../kit/session/SessionBeside.tsx';
import { StripWithSession } from '../kit/session/StripWithSession.tsx';
import { Halves, Shoe } from './Board.tsx';
import { Offers } from './Offers.tsx';
import { readEnd } from './picture/hilo.ts';
import { Row } from './Row.tsx';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; shape: FrameShape; status: ReactNode };

const one = rational(1n);
const edge = subtract(one, guessReturn(6).returnToPlayer);

/** The card that lies open, on its pack, between the painted halves of the board; at its side the shoe. */
function Pack({ table, flat }: { table: TableState; flat: boolean }) {
  const { cards, end } = table;
  return (
    <div
      className={cx(
        'relative min-h-0 min-w-0 overflow-hidden rounded-lg border-4 border-meridian-walnut shadow-float outline-1 -outline-offset-4 outline-brass',
        flat ? 'p-2' : 'p-3 sm:p-5',
      )}
    >
      <Halves />
      {!flat && <Shoe />}
      <Deck gameId={table.round.session.game.id} />
      <FittedBox width={5} height={7}>
        {[3, 2, 1].map((depth) => (
          <span
            key={depth}
            aria-hidden="true"
            className="absolute inset-0 rounded-[6%/4.3%] border border-ink-900/40 bg-linear-to-br from-table-card to-ivory-300 shadow-raised"
            style={{ transform: `translate(${depth * 2}%, ${depth * 1.5}%)` }}
          />
        ))}
        <div key={cards.length} className={cx('absolute inset-0', cards.length > 0 && 'animate-fade')}>
          <PlayingCard card={cards.at(-1)} marked={end !== undefined && !end.wrong} className="w-full" />
        </div>
      </FittedBox>
    </div>
  );
}

const Strip = ({ table: { round }, tall }: { table: TableState; tall: boolean }) => (
  <StripWithSession round={round} result={tall ? 'close' : undefined}>
    <ResultStrip
      round={round}
      words="instant"
      empty={t('instant.none')}
      resultOf={(settled) => leftResult(readEnd(settled.outcome)?.multiplier, settled)}
    />
  </StripWithSession>
);

function Facts({ table: { right, view } }: { table: TableState }) {
  return (
    <dl className="grid grid-cols-3 gap-2">
      <Figure label={t('instant.hilo.right')}>{right}</Figure>
      <Figure label={t('instant.hilo.now')}>{view?.multiplier ? `${view.multiplier.slice(0, -2)}×` : '–'}</Figure>
      <Figure label={t('instant.edge')}>{toPercentString(edge, 2)}</Figure>
    </dl>
  );
}

/** The card that lies open, the guesses on the next one, and the row of what has been. */
export function Stage({ table, shape, status }: StageProps) {
  const tall = shape.stand === 'tall';
  const pack = <Pack table={table} flat={isFlat(shape)} />;
  const offers = <Offers table={table} rows={false} />;
  const facts = <Facts table={table} />;
  return (
    <BoardStage
      round={table.round}
      shape={shape}
      status={status}
      board={pack}
      strip={<Strip table={table} tall={tall} />}
      low={{
        className: 'grid-cols-[minmax(0,1fr)_minmax(0,3fr)] gap-4 py-2',
        rest: (
          <>
            {offers}
            {facts}
          </>
        ),
      }}
      narrow={{
        className: cx('grid-rows-[auto_minmax(0,1fr)_auto_auto_auto]', tall ? 'gap-2' : 'gap-4'),
        rest: (
          <>
            <Row table={table} roomy={tall ? 7 : 14} />
            {offers}
            {facts}
          </>
        ),
      }}
      wide={{
        className: 'max-w-[72rem] grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] gap-8 py-4',
        board: (
          <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-5 pt-2">
            {pack}
            <Row table={table} roomy={14} />
          </div>
        ),
        rows: 'grid-rows-[auto_auto_minmax(0,1fr)_auto_4.5rem]',
        rest: (
          <>
            <Offers table={table} rows />
            <SessionBeside round={table.round} />
            {facts}
          </>
        ),
      }}
    />
  );
}
