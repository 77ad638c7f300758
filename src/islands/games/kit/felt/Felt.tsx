import type { ReactNode } from 'react';
import { Deck } from '../cards/Deck.tsx';
import { FittedBox } from '../frame/FittedBox.tsx';
import { DealerFurniture } from './Furniture.tsx';
import { type FeltSize, type Furniture, mouthOf, type Point } from './shape.ts';

/** The room of a felt in its frame. */
export const FeltRoom = ({ children }: { readonly children: ReactNode }) => (
  <div className="relative min-h-0 overflow-hidden p-2">{children}</div>
);

type Furnished = FeltSize & { readonly furniture?: Furniture };

/** Where cards come from: the shoe, or beyond the upper right corner; nowhere when nothing is to move, or when they lay there already. */
export const shoeOf = ({ width, height, furniture }: Furnished, still: boolean, lying: boolean): Point | undefined => {
  if (still || lying) return undefined;
  return furniture ? mouthOf(furniture.shoe) : { x: width * 0.94, y: -height * 0.12 };
};

type CardFeltProps = {
  readonly gameId: string;
  readonly shape: Furnished;
  /** Cards have gone out of play here. */
  readonly used: boolean;
  readonly print: ReactNode;
  /** What lies there, in words: cards are pictures. */
  readonly lying: readonly string[];
  readonly cards: ReactNode;
  /** What lies over the cards: spots, chips, names. */
  readonly children: ReactNode;
};

/** A felt: its print, the cards, what is over them. What a reader hears of it stands beside it as text. */
export function CardFelt({ gameId, shape, used, print, lying, cards, children }: CardFeltProps) {
  return (
    <FittedBox width={shape.width} height={shape.height}>
      <Deck gameId={gameId} />
      {shape.furniture && <DealerFurniture {...shape} furniture={shape.furniture} used={used} />}
      {print}
      <div className="sr-only">
        {lying.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div aria-hidden="true" className="absolute inset-0">
        {cards}
      </div>
      {children}
    </FittedBox>
  );
}
