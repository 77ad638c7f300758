import { memo } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { cardWords } from '../kit/cards/card-words.ts';
import { PlayingCard } from '../kit/cards/PlayingCard.tsx';
import { isRed, readCard, suitPaths } from '../kit/cards/suits.ts';
import { type Made, multipliersAlong } from './picture/hilo.ts';
import type { TableState } from './use-table.ts';

const signs: Readonly<Record<Made, string>> = { higher: '▲', lower: '▼', same: '=', skip: '»' };

/** A card of long ago, flat: many of them must not cost what a card that can turn does. */
function FlatCard({ card, faded }: { card: string; faded: boolean }) {
  const read = readCard(card);
  if (read === undefined) return null;
  const { rank, suit } = read;
  return (
    <svg
      viewBox="0 0 250 350"
      aria-hidden="true"
      className={cx(
        'w-10 rounded-[6%/4.3%] bg-table-card',
        isRed(suit) ? 'text-table-red' : 'text-table-black',
        faded && 'opacity-45',
      )}
    >
      <g fill="currentColor">
        <text x="20" y="76" fontSize="82" className="font-display font-medium" letterSpacing={rank === '10' ? -6 : 0}>
          {rank}
        </text>
        <path d={suitPaths[suit]} transform="translate(20 92) scale(.46)" />
      </g>
    </svg>
  );
}

type LaidProps = {
  card: string;
  move: Made | undefined;
  wrong: boolean;
  /** What leaving paid after the move on it. */
  paid: string | undefined;
  last: boolean;
  flat: boolean;
  crowded: boolean;
};

/** One card of the row. Drawn anew only when something of it changed: a row may be fifty cards long. */
const Laid = memo(function Laid({ card, move, wrong, paid, last, flat, crowded }: LaidProps) {
  return (
    <li className={cx('grid w-10 content-start gap-0.5', last ? 'shrink-0' : 'min-w-1 shrink')}>
      {flat ? (
        <FlatCard card={card} faded={move === 'skip'} />
      ) : (
        <PlayingCard card={card} faded={move === 'skip'} className="w-10 shadow-raised" />
      )}
      <span
        className={cx(
          'w-10 text-center text-xs leading-4 font-bold',
          wrong ? 'text-red' : 'text-oddlot-light',
          crowded && 'overflow-hidden text-left',
        )}
        aria-hidden="true"
      >
        {move ? signs[move] : ''}
        {!crowded && paid !== undefined && <span className="figures block text-ivory-100 max-sm:hidden">{paid}</span>}
      </span>
      <span className="sr-only">
        {move ? t('instant.hilo.called', { card: cardWords(card), guess: t(`instant.hilo.${move}`) }) : cardWords(card)}
      </span>
    </li>
  );
});

/** All cards so far, the newest last, each with what was called on it and what leaving then paid; many lie over one another. */
export function Row({ table, roomy }: { table: TableState; roomy: number }) {
  const { cards, moves, end } = table;
  const crowded = cards.length > roomy;
  // There is no room for them in a crowded row, and they are long products.
  const along = crowded ? [] : multipliersAlong({ cards, moves }, end?.wrong === true);
  if (cards.length === 0)
    return <p className="h-20 pt-4 text-center text-sm text-ivory-300 sm:h-24">{t('instant.hilo.row_empty')}</p>;
  return (
    <ol aria-label={t('instant.hilo.row')} className={cx('flex h-20 justify-center sm:h-24', !crowded && 'gap-1.5')}>
      {cards.map((card, at) => (
        <Laid
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the row
          key={at}
          card={card}
          move={moves[at]}
          wrong={end?.wrong === true && at === moves.length - 1}
          paid={along[at]}
          last={at === cards.length - 1}
          flat={at < cards.length - roomy}
          crowded={crowded}
        />
      ))}
    </ol>
  );
}
