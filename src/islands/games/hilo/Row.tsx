import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { cardWords } from '../kit/cards/card-words.ts';
import { PlayingCard } from '../kit/cards/PlayingCard.tsx';
import type { Made } from './picture/hilo.ts';
import type { TableState } from './use-table.ts';

const signs: Readonly<Record<Made, string>> = { higher: '▲', lower: '▼', same: '=', skip: '»' };

/** The cards so far, the newest last, each with what was called on it; as many as there is room for. */
export function Row({ table, most }: { table: TableState; most: number }) {
  const { cards, moves, end } = table;
  const from = Math.max(0, cards.length - most);
  if (cards.length === 0)
    return <p className="h-20 pt-4 text-center text-sm text-ivory-300">{t('instant.hilo.row_empty')}</p>;
  return (
    <ol aria-label={t('instant.hilo.row')} className="flex h-20 justify-center gap-1.5 overflow-hidden">
      {cards.slice(from).map((card, index) => {
        const at = from + index;
        const move = moves[at];
        const isWrong = end?.wrong === true && at === moves.length - 1;
        return (
          <li key={at} className="grid w-10 justify-items-center gap-0.5">
            <PlayingCard card={card} faded={move === 'skip'} className="w-10" />
            <span
              className={cx('text-xs leading-4 font-bold', isWrong ? 'text-red' : 'text-oddlot-light')}
              aria-hidden="true"
            >
              {move ? signs[move] : ''}
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
