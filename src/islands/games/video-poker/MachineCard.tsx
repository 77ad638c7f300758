import { useLayoutEffect, useRef } from 'react';
import { CardBack } from './CardBack.tsx';
import { CardFace } from './CardFace.tsx';
import type { Look } from './looks/look.ts';

type MachineCardProps = { card: string | undefined; look: Look; wild: boolean; still: boolean };

/** A card of the machine: comes up as its machine does, and is covered at once. Decoration: what carries it has its name. */
export function MachineCard({ card, look, wild, still }: MachineCardProps) {
  const leaf = useRef<HTMLSpanElement>(null);
  const before = useRef(card);
  useLayoutEffect(() => {
    const changed = before.current !== card;
    before.current = card;
    if (changed && !still && card !== undefined)
      leaf.current?.animate([...look.turn], { duration: 150, easing: 'cubic-bezier(0.2, 0, 0, 1)' });
  }, [card, look, still]);
  return (
    <span className="block size-full [perspective:40rem]">
      <span ref={leaf} className="block size-full overflow-hidden rounded-[6%/4.3%] shadow-raised">
        {card === undefined ? <CardBack look={look} /> : <CardFace card={card} look={look} wild={wild} />}
      </span>
    </span>
  );
}
