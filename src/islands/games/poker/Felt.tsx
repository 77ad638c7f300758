import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { ShoeCard } from '../kit/cards/ShoeCard.tsx';
import { CardFelt, shoeOf } from '../kit/felt/Felt.tsx';
import { FeltResult, onLine } from '../kit/felt/FeltResult.tsx';
import { cardHeight, rowOf, type Seat } from '../kit/felt/shape.ts';
import { FeltPrint } from './FeltPrint.tsx';
import type { FeltShape } from './felt-shape.ts';
import { bestFive, handOf } from './picture/dealer-poker.ts';
import { Spots } from './Spots.tsx';
import type { TableState } from './use-table.ts';
import { feltWords, handTitle } from './words.ts';

type PillProps = {
  shape: Pick<FeltShape, 'width' | 'height'>;
  seat: Seat;
  tone: 'asked' | 'won' | 'plain';
  children: string;
};

/** What a hand makes, over the lower edge of its cards. */
export function Pill({ shape, seat, tone, children }: PillProps) {
  return (
    <span
      className={cx(
        'absolute -translate-1/2 rounded-full px-2.5 py-0.5 text-xs leading-tight font-semibold whitespace-nowrap shadow-raised transition-colors sm:tall:px-3 sm:tall:py-1 sm:tall:text-sm',
        tone === 'won' && 'bg-felt text-ink-900',
        tone === 'asked' && 'bg-halden-light text-ink-900',
        tone === 'plain' && 'bg-ink-800 text-ivory-100',
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

/** What is said of the dealer once the cards lie open: the hand, and whether it plays. */
const dealerWords = ({ variant, scene: { felt } }: TableState): string | undefined => {
  const hand = handOf(variant.id, felt.dealer, felt.board);
  if (!hand || !felt.end) return undefined;
  if (felt.end.qualifies) return handTitle(hand);
  const key = variant.id === 'ultimate-texas-holdem' ? 'poker.ultimate.not_qualified' : 'poker.not_qualified';
  return t(key, { hand: handTitle(hand) });
};

const seats = {
  'three-card-poker': { player: 3, dealer: 3, board: 0 },
  'casino-holdem': { player: 2, dealer: 2, board: 5 },
  'caribbean-stud': { player: 5, dealer: 5, board: 0 },
  'ultimate-texas-holdem': { player: 2, dealer: 2, board: 5 },
};

/** The table: print, cards, what they make, chips. What a reader hears of it stands beside it as text. */
export function Felt({ table, shape, still }: { table: TableState; shape: FeltShape; still: boolean }) {
  const { variant, scene } = table;
  const { felt, leaving, lying } = scene;
  const { player, board, dealer, end } = felt;
  const counts = seats[variant.id];
  const places = {
    player: rowOf(shape.player, counts.player),
    dealer: rowOf(shape.dealer, counts.dealer),
    board: rowOf(shape.board, counts.board),
  };
  const from = shoeOf(shape, still, lying);
  const own = handOf(variant.id, player, board);
  const shown = !leaving && player.length === counts.player;
  const won = end?.showdown === 'won' || end?.showdown === 'unqualified';
  const lost = end?.showdown === 'lost';
  const marks = won ? 'player' : lost ? 'dealer' : undefined;
  const best = marks ? bestFive([...felt[marks], ...board].flatMap((card) => card ?? [])) : [];
  const row = (cards: readonly (string | undefined)[], name: keyof typeof places, faded: boolean) =>
    cards.map((card, index) => (
      <ShoeCard
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
        key={`${scene.roundId}:${name}-${index}`}
        card={card}
        at={places[name][index] ?? shape[name]}
        width={shape[name].card}
        boardWidth={shape.width}
        from={from}
        leaving={leaving}
        discard={shape.furniture?.discard}
        faded={faded}
        marked={counts.board > 0 && card !== undefined && (name === 'board' || name === marks) && best.includes(card)}
      />
    ));
  const said = dealerWords(table);
  return (
    <CardFelt
      gameId={table.round.session.game.id}
      shape={shape}
      used={table.round.rounds.length > 0}
      print={
        <FeltPrint
          round={table.round}
          variant={variant}
          shape={shape}
          rows={(['dealer', 'board', 'player'] as const)
            .filter((name) => counts[name] > 0)
            .map((name) => ({ places: places[name], card: shape[name].card }))}
        />
      }
      lying={[...feltWords(variant.id, felt), ...(said ? [t('poker.read_dealer_hand', { hand: said })] : [])]}
      cards={
        <>
          {row(dealer, 'dealer', end !== undefined && !end.qualifies && end.showdown !== 'lost')}
          {row(board, 'board', false)}
          {row(player, 'player', end?.ending === 'folded')}
          {said && !leaving && (
            <Pill shape={shape} seat={shape.dealer} tone="plain">
              {said}
            </Pill>
          )}
          {shown && own && (
            <Pill
              shape={shape}
              seat={{ ...shape.player, y: shape.player.y + (shape.made ?? 0) }}
              tone={end ? (won ? 'won' : 'plain') : 'asked'}
            >
              {handTitle(own)}
            </Pill>
          )}
        </>
      }
    >
      <Spots table={table} shape={shape} />
      <FeltResult round={table.round} shape={shape} at={shape.told ?? onLine(shape.line)} compact={shape.toldClose} />
    </CardFelt>
  );
}
