import { useEffect, useRef, useState } from 'react';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { useMedia } from '../kit/frame/use-media.ts';

/** How many cards a phone that stands shows at once, so that each number of them can be read. */
const perPage = { short: 2, high: 4 } as const;

/** The cards shown at once, page by page. A card that comes in is shown. */
export const usePages = <Card>(cards: readonly Card[], { stand }: FrameShape) => {
  const isShort = useMedia('(height < 48rem)');
  const size = stand === 'tall' ? perPage[isShort ? 'short' : 'high'] : cards.length;
  const count = Math.ceil(cards.length / size);
  const [wanted, setPage] = useState(0);
  const before = useRef(cards.length);
  useEffect(() => {
    if (cards.length > before.current) setPage(count - 1);
    before.current = cards.length;
  }, [cards.length, count]);
  const page = Math.min(wanted, count - 1);
  const pages = Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * size + 1, Math.min(cards.length, (index + 1) * size)];
    return { id: String(index), label: from === to ? String(from) : `${from}–${to}` };
  });
  return { shown: cards.slice(page * size, (page + 1) * size), first: page * size, page: String(page), pages, setPage };
};
