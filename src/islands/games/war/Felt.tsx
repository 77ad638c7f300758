import { ShoeCard } from '../kit/cards/ShoeCard.tsx';
import { CardFelt, shoeOf } from '../kit/felt/Felt.tsx';
import { FeltResult, onLine } from '../kit/felt/FeltResult.tsx';
import type { Point } from '../kit/felt/shape.ts';
import { FeltPrint } from './FeltPrint.tsx';
import type { WarShape } from './geometry.ts';
import { ahead, tied } from './picture/war.ts';
import { Spots } from './Spots.tsx';
import type { TableState } from './use-table.ts';
import { warLying } from './words.ts';

type FeltProps = { table: TableState; shape: WarShape; still: boolean };

/** The table: print, first cards side by side, second cards beyond them, what lies aside between. As text beside it too. */
export function Felt({ table, shape, still }: FeltProps) {
  const { felt, leaving, lying, roundId } = table.scene;
  const from = shoeOf(shape, still, lying);
  const shared = { boardWidth: shape.width, from, leaving, discard: shape.furniture?.discard };
  const winner = ahead(felt);
  const inWar = felt.warPlayer !== undefined;
  const card = (name: string, at: Point, sign: string | undefined, side: 'player' | 'dealer', isWar: boolean) =>
    sign !== undefined && (
      <ShoeCard
        key={`${roundId}:${name}`}
        card={sign}
        at={at}
        width={shape.card}
        marked={winner === side && isWar === inWar}
        faded={(winner !== undefined && winner !== side && isWar === inWar) || (inWar && !isWar)}
        {...shared}
      />
    );
  return (
    <CardFelt
      gameId={table.round.session.game.id}
      shape={shape}
      used={table.round.rounds.length > 0}
      print={<FeltPrint round={table.round} shape={shape} crossed={tied(felt)} />}
      lying={warLying(felt)}
      cards={
        <>
          {Array.from({ length: felt.burnt }, (_, index) => (
            <ShoeCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
              key={`${roundId}:burnt-${index}`}
              card={undefined}
              at={{ x: shape.burnt.x + index * shape.burnt.step, y: shape.burnt.y }}
              width={shape.burnt.card}
              {...shared}
            />
          ))}
          {card('player', shape.player, felt.player, 'player', false)}
          {card('dealer', shape.dealer, felt.dealer, 'dealer', false)}
          {card('war-player', shape.warPlayer, felt.warPlayer, 'player', true)}
          {card('war-dealer', shape.warDealer, felt.warDealer, 'dealer', true)}
        </>
      }
    >
      <Spots table={table} shape={shape} />
      <FeltResult round={table.round} shape={shape} at={onLine(shape.line)} />
    </CardFelt>
  );
}
