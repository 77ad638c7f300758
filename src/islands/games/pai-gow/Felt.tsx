import { ShoeCard } from '../kit/cards/ShoeCard.tsx';
import { CardFelt, shoeOf } from '../kit/felt/Felt.tsx';
import { FeltResult } from '../kit/felt/FeltResult.tsx';
import { Bet } from './Bet.tsx';
import { CardKeys } from './CardKeys.tsx';
import { FeltPrint } from './FeltPrint.tsx';
import { type Laid, laidOut, type PaiGowShape } from './geometry.ts';
import { HandNames } from './HandNames.tsx';
import type { TableState } from './use-table.ts';
import { paiGowLying } from './words.ts';

type FeltProps = { table: TableState; shape: PaiGowShape; still: boolean };

/** What the dealer has in hand: seven covered cards lie as the open ones will. */
const dealerCards = ({ dealer, covered }: TableState['scene']['felt']) =>
  dealer.cards.length > 0 ? dealer.cards : Array.from({ length: covered }, (_, place) => ({ card: undefined, place }));

/** The table: print, the cards in their hands, what these are, the bet. What a reader hears of it stands beside it as text. */
export function Felt({ table, shape, still }: FeltProps) {
  const { scene, aside, low } = table;
  const { felt, leaving, lying, roundId } = scene;
  const from = shoeOf(shape, still, lying);
  const player = { cards: felt.player.cards, low };
  const own = laidOut(player.cards, aside, shape.player);
  const house = laidOut(dealerCards(felt), felt.dealer.low ?? [], shape.dealer);
  const { end, told } = felt;
  /** In the shade once it is told that the hand has not won. */
  const isBeaten = (inLow: boolean): boolean =>
    end !== undefined && told > (inLow ? 1 : 0) && (inLow ? end.low : end.high) !== 'won';
  const row = (cards: readonly Laid[], side: 'player' | 'dealer') =>
    cards.map(({ card, inLow, x, y }, index) => (
      <ShoeCard
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place among those held
        key={`${roundId}:${side}-${index}`}
        card={card}
        at={{ x, y }}
        width={shape[side].card}
        boardWidth={shape.width}
        from={from}
        leaving={leaving}
        discard={shape.furniture?.discard}
        faded={side === 'player' && isBeaten(inLow)}
      />
    ));
  return (
    <CardFelt
      gameId={table.round.session.game.id}
      shape={shape}
      used={table.round.rounds.length > 0}
      print={<FeltPrint round={table.round} shape={shape} />}
      lying={paiGowLying(felt, player)}
      cards={
        <>
          {row(house, 'dealer')}
          {row(own, 'player')}
        </>
      }
    >
      {!leaving && <HandNames table={table} shape={shape} player={player} />}
      <Bet table={table} shape={shape} />
      <FeltResult round={table.round} shape={shape} at={shape.told} />
      {table.round.open && !leaving && <CardKeys table={table} shape={shape} cards={own} />}
    </CardFelt>
  );
}
