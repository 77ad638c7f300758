import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { cardWords } from '../kit/cards/card-words.ts';
import { PlayingCard } from '../kit/cards/PlayingCard.tsx';
import { type Made, multipliersAlong } from './picture/hilo.ts';
import type { TableState } from './use-table.ts';

const signs: Readonly<Record<Made, string>> = { higher: '▲', lower: '▼', same: '=', skip: '»' };

/** All cards so far, the newest last, each with what was called on it and what leaving then paid; many lie over one another. */
export function Row({ table, roomy }: { table: TableState; roomy: number }) {
  const { cards, moves, end } = table;
  const along = multipliersAlong({ cards, moves }, end?.wrong === true);
  const crowded = cards.length > roomy;
  if (cards.length === 0)
    return <p className="h-20 pt-4 text-center text-sm text-ivory-300 sm:h-24">{t('instant.hilo.row_empty')}</p>;
  return (
    <ol aria-label={t('instant.hilo.row')} className={cx('flex h-20 justify-center sm:h-24', !crowded && 'gap-1.5')}>
      {cards.map((card, at) => {
        const move = moves[at];
        const isWrong = end?.wrong === true && at === moves.length - 1;
        const isLast = at === cards.length - 1;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the row
            key={at}
            className={cx('grid w-10 content-start gap-0.5', isLast ? 'shrink-0' : 'min-w-1 shrink')}
          >
            <PlayingCard card={card} faded={move === 'skip'} className="w-10 shadow-raised" />
            <span
              className={cx(
                'w-10 text-center text-xs leading-4 font-bold',
                isWrong ? 'text-red' : 'text-oddlot-light',
                crowded && 'overflow-hidden text-left',
              )}
              aria-hidden="true"
            >
              {move ? signs[move] : ''}
              {!crowded && along[at] !== undefined && (
                <span className="figures block text-ivory-100 max-sm:hidden">{along[at]}</span>
              )}
            </span>
            <span className="sr-only">
              {move
                ? t('instant.hilo.called', { card: cardWords(card), guess: t(`instant.hilo.${move}`) })
                : cardWords(card)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
