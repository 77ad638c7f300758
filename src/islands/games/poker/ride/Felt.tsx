import { ShoeCard } from '../../kit/cards/ShoeCard.tsx';
import { CardFelt, shoeOf } from '../../kit/felt/Felt.tsx';
import { FeltResult, onLine } from '../../kit/felt/FeltResult.tsx';
import { rowOf, type Seat } from '../../kit/felt/shape.ts';
import { Pill } from '../Felt.tsx';
import { Bets } from './Bets.tsx';
import { FeltPrint } from './FeltPrint.tsx';
import type { RideShape } from './geometry.ts';
import type { TableState } from './use-table.ts';
import { madeWords, rideLying } from './words.ts';

type FeltProps = { table: TableState; shape: RideShape; still: boolean };

/** The table: print, cards, what they make, three bets. What a reader hears of it stands beside it as text. */
export function Felt({ table, shape, still }: FeltProps) {
  const { scene } = table;
  const { felt, leaving, lying, roundId } = scene;
  const from = shoeOf(shape, still, lying);
  const pays = table.settled !== undefined && table.settled.outcome['pays'] !== 'other';
  const made = felt.over ? madeWords(felt) : undefined;
  const row = (cards: readonly (string | undefined)[], name: string, seat: Seat, count: number) =>
    cards.map((card, index) => (
      <ShoeCard
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
        key={`${roundId}:${name}-${index}`}
        card={card}
        at={rowOf(seat, count)[index] ?? seat}
        width={seat.card}
        boardWidth={shape.width}
        from={from}
        leaving={leaving}
        discard={shape.furniture?.discard}
        faded={table.settled !== undefined && !pays}
      />
    ));
  return (
    <CardFelt
      gameId={table.round.session.game.id}
      shape={shape}
      used={table.round.rounds.length > 0}
      print={<FeltPrint round={table.round} shape={shape} felt={felt} />}
      lying={rideLying(felt)}
      cards={
        <>
          {row(felt.board, 'board', shape.board, 2)}
          {row(felt.cards, 'player', shape.player, 3)}
          {made && !leaving && (
            <Pill shape={shape} seat={shape.player} tone={pays ? 'won' : 'plain'}>
              {made}
            </Pill>
          )}
        </>
      }
    >
      <Bets table={table} shape={shape} />
      <FeltResult round={table.round} shape={shape} at={shape.told ?? onLine(shape.line)} />
    </CardFelt>
  );
}
