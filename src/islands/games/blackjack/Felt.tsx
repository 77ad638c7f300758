import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Deck } from '../kit/cards/Deck.tsx';
import { ShoeCard } from '../kit/cards/ShoeCard.tsx';
import { FeltResult, onLine } from '../kit/felt/FeltResult.tsx';
import { DealerFurniture } from '../kit/felt/Furniture.tsx';
import { cardHeight, mouthOf, type Point, type Seat } from '../kit/felt/shape.ts';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import { Chips } from './Chips.tsx';
import { FeltPrint } from './FeltPrint.tsx';
import { type FeltShape, fanOf } from './geometry.ts';
import { insuranceOf, stacksOf } from './picture/blackjack.ts';
import { Sides } from './Sides.tsx';
import type { TableState } from './use-table.ts';
import { feltWords, resultWords, totalWords } from './words.ts';

/** A card keeps its name when a pair is parted, so that it moves to its new place instead of being dealt again. */
const nameOf = (hand: number, index: number, isSplit: boolean): string => {
  if (index === 0) return hand === 0 ? 'first' : 'second';
  if (index === 1 && !isSplit) return 'second';
  return `${isSplit ? 'split' : 'own'}-${hand}-${index}`;
};

type PillProps = { shape: FeltShape; seat: Seat; tone: 'plain' | 'won' | 'over' | 'asked'; children: string };

/** What a hand counts, over the lower edge of its cards. */
function Pill({ shape, seat, tone, children }: PillProps) {
  return (
    <span
      className={cx(
        'figures absolute w-max -translate-1/2 rounded-full px-2.5 py-0.5 text-sm leading-tight font-semibold whitespace-nowrap shadow-raised transition-colors sm:tall:px-3 sm:tall:py-1',
        tone === 'won' && 'bg-felt text-ink-900',
        tone === 'asked' && 'bg-halden-light text-ink-900',
        tone === 'plain' && 'bg-ink-800 text-ivory-100',
        tone === 'over' && 'bg-ink-800 text-ivory-300',
      )}
      style={{
        left: `${(100 * seat.x) / shape.width}%`,
        top: `${(100 * (seat.y + cardHeight(seat.card))) / shape.height}%`,
      }}
    >
      {children}
    </span>
  );
}

/** Around the hand that is asked, when there are two. */
function Turn({ shape, seat }: { shape: FeltShape; seat: Seat }) {
  const pad = seat.card * 0.12;
  return (
    <span
      className="absolute rounded-lg border-2 border-brass-bright animate-fade"
      style={{
        left: `${(100 * (seat.x - seat.room / 2 - pad / 2)) / shape.width}%`,
        top: `${(100 * (seat.y - pad)) / shape.height}%`,
        width: `${(100 * (seat.room + pad)) / shape.width}%`,
        height: `${(100 * (cardHeight(seat.card) + 2 * pad)) / shape.height}%`,
      }}
    />
  );
}

/** The table: print, cards, totals, chips. What a reader hears of it stands beside it as text. */
export function Felt({ table, shape, still }: { table: TableState; shape: FeltShape; still: boolean }) {
  const { round, scene, stake } = table;
  const { felt, bets, leaving, lying } = scene;
  const { hands, dealer, results, turn } = felt;
  const isSplit = hands.length > 1;
  const seats = shape.seats(Math.max(1, hands.length));
  const from: Point | undefined = still || lying ? undefined : mouthOf(shape.furniture.shoe);
  const shared = { boardWidth: shape.width, from, leaving, discard: shape.furniture.discard };
  const key = (name: string): string => `${scene.roundId}:${name}`;
  const bank = fanOf(shape.dealer, dealer.length, 1.08);
  const over = results.length > 0;
  const insured = insuranceOf(bets);
  return (
    <FittedBox width={shape.width} height={shape.height}>
      <Deck gameId={round.session.game.id} />
      <DealerFurniture {...shape} used={round.rounds.length > 0} />
      <FeltPrint round={round} shape={shape} hands={Math.max(1, hands.length)} />
      <div className="sr-only">
        {feltWords(felt).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div aria-hidden="true" className="absolute inset-0">
        {turn !== undefined && isSplit && seats[turn] && <Turn shape={shape} seat={seats[turn]} />}
        {dealer.map((card, index) => (
          <ShoeCard
            key={key(`dealer-${index}`)}
            {...shared}
            card={card}
            at={bank[index] ?? shape.dealer}
            width={shape.dealer.card}
          />
        ))}
        {hands.map(({ cards }, place) => {
          const seat = seats[place];
          if (!seat) return null;
          const fan = fanOf(seat, cards.length, cards.length > 2 ? 0.46 : 0.62);
          return cards.map((card, index) => (
            <ShoeCard
              key={key(nameOf(place, index, isSplit))}
              {...shared}
              card={card}
              at={fan[index] ?? seat}
              width={seat.card}
              faded={results[place] === 'bust'}
            />
          ));
        })}
        {!leaving && dealer.length > 0 && dealer[0] !== undefined && (
          <Pill shape={shape} seat={shape.dealer} tone={over ? 'over' : 'plain'}>
            {over && dealer.length === 2 && totalWords(dealer) === '21' ? resultWords('blackjack') : totalWords(dealer)}
          </Pill>
        )}
        {!leaving &&
          hands.map(({ cards }, place) => {
            const [seat, result] = [seats[place], results[place]];
            if (!seat) return null;
            const won = result === 'win' || result === 'blackjack';
            const total = result === 'blackjack' ? '' : totalWords(cards);
            return (
              <Pill
                // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place
                key={place}
                shape={shape}
                seat={seat}
                tone={won ? 'won' : result ? 'over' : turn === place ? 'asked' : 'plain'}
              >
                {[total, result && resultWords(result)].filter(Boolean).join(' · ')}
              </Pill>
            );
          })}
      </div>
      <Chips
        shape={shape}
        seats={seats}
        stacks={hands.length > 0 && !leaving ? seats.map((_, place) => stacksOf(bets, place)) : [[stake.stakeMinor]]}
        results={results}
        wins={round.landed?.round.id === scene.roundId ? round.landed?.round.wins : undefined}
        currency={round.currency}
        minStakeMinor={round.limits.minStakeMinor}
        hands={Math.max(1, hands.length)}
      />
      <FeltResult round={round} shape={shape} at={onLine({ x: shape.print.middle, ...shape.print.title })} />
      {table.variant.sides.length > 0 && <Sides table={table} shape={shape} />}
      {insured !== undefined && hands.length > 0 && !leaving && (
        <p
          className="figures absolute w-max -translate-x-full -translate-y-1/2 rounded-full border border-halden-light/60 bg-ink-900 px-2.5 py-0.5 text-xs font-semibold text-halden-light sm:tall:text-sm"
          style={{
            left: `${(100 * shape.insurance.x) / shape.width}%`,
            top: `${(100 * shape.insurance.y) / shape.height}%`,
          }}
        >
          {t('blackjack.insured', { amount: displayAmount(insured, round.currency) })}
        </p>
      )}
    </FittedBox>
  );
}
