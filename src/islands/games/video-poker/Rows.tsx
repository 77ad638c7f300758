import { t } from '#i18n/client.ts';
import { type Cards, coinsOf, slotsOf } from '#stores/play/video-poker.ts';
import { cx } from '#ui/cx.ts';
import { cardsWords } from '../kit/cards/card-words.ts';
import { isJoker, jokerPath, readCard, suitPaths } from '../kit/cards/suits.ts';
import { inkOf } from './CardFace.tsx';
import type { Look } from './looks/look.ts';
import type { TableState } from './use-table.ts';
import { kindWords } from './words.ts';

/** A card as small as a stamp: rank beside suit. */
function Stamp({ card, x, look }: { card: string | undefined; x: number; look: Look }) {
  const read = card === undefined ? undefined : readCard(card);
  const { face, back, backEdge, edged } = look.card;
  return (
    <g transform={`translate(${x} 0)`} className={card === undefined ? '' : inkOf(look, card)}>
      <rect
        x="0.75"
        y="0.75"
        width="36.5"
        height="46.5"
        rx="4"
        strokeWidth="1.500"
        className={card === undefined ? cx(back, backEdge) : cx(face, edged ? 'stroke-current' : 'stroke-transparent')}
      />
      {read && (
        <g fill="currentColor">
          <text x="19" y="25" fontSize="27" textAnchor="middle" className="font-display font-semibold">
            {read.rank}
          </text>
          <path d={suitPaths[read.suit]} transform="translate(11.500 28) scale(.15)" />
        </g>
      )}
      {card !== undefined && isJoker(card) && (
        <path d={jokerPath} fill="currentColor" transform="translate(4 9) scale(.3)" />
      )}
    </g>
  );
}

const fiveStamps = 5 * 40 - 2;

/** The hands above the main one: what is held stands in all of them, the rest is drawn for each from its own deck. */
export function Rows({ table, look, className }: { table: TableState; look: Look; className?: string }) {
  const { id, screen, holds, play } = table;
  const count = play.hands - 1;
  if (count === 0) return null;
  const held: Cards = screen.dealt.map((card, slot) => (slotsOf(holds).includes(slot) ? card : undefined));
  const rows = Array.from({ length: count }, (_, row) => screen.hands[row + 1] ?? { cards: held, kind: undefined });
  return (
    <ol
      className={cx(
        'grid content-center gap-x-[2.5cqw] gap-y-1.5 sm:gap-x-5 sm:gap-y-2.5',
        count === 4 ? 'grid-cols-2' : 'grid-cols-3',
        className,
      )}
    >
      {rows.map(({ cards, kind }, row) => {
        const coins = coinsOf(id, kind, play.coins);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place
          <li key={row} className={cx('relative grid', kind !== undefined && coins === 0 && 'opacity-45')}>
            <svg
              viewBox={`-3 -3 ${fiveStamps + 6} 54`}
              aria-hidden="true"
              className={cx('max-h-full w-full', look.ink)}
            >
              {coins > 0 && (
                <rect
                  x="-2"
                  y="-2"
                  width={fiveStamps + 4}
                  height="52"
                  rx="6"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                />
              )}
              {cards.map((card, slot) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place
                <Stamp key={slot} card={card} x={slot * 40} look={look} />
              ))}
            </svg>
            {kind !== undefined && (
              <span className="sr-only">
                {t('videopoker.row_read', {
                  number: row + 2,
                  cards: cardsWords(cards.flatMap((card) => card ?? [])),
                  kind: kindWords(kind),
                })}
              </span>
            )}
            {kind !== undefined && coins > 0 && (
              <span
                aria-hidden="true"
                className={cx(
                  'absolute inset-x-1 bottom-0 hidden truncate rounded-sm px-1 text-center text-xs leading-4 font-bold tall:block',
                  look.held,
                )}
              >
                {kindWords(kind)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
