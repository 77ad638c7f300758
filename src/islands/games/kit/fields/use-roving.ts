import { type KeyboardEvent, useRef, useState } from 'react';

type Place = { readonly id: string; readonly x: number; readonly y: number };

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest place in a direction; what lies off to the side counts as farther. */
const nearest = (places: readonly Place[], from: Place, [dx, dy]: readonly [number, number]): Place | undefined => {
  const scored = places.flatMap((place) => {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    return ahead > 1 && aside <= ahead * 2 + 8 ? [{ place, score: ahead + 2.5 * aside }] : [];
  });
  return scored.sort((a, b) => a.score - b.score)[0]?.place;
};

/**
 * One tab stop for many places: arrow keys walk them as they lie, Home and End go to the ends; with Alt,
 * Ctrl or Meta they stay the browser's. Spread `propsOf(id)` on each button and `onKeyDown` on the group.
 */
export const useRoving = (places: readonly Place[]) => {
  const [last, setCurrent] = useState(places[0]?.id);
  // A place that has gone leaves its stop to the first, so that there always is one.
  const current = places.some(({ id }) => id === last) ? last : places[0]?.id;
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = directions[event.key];
    const from = places.find(({ id }) => id === current);
    const ends = { Home: places[0], End: places.at(-1) }[event.key];
    const next = direction && from ? nearest(places, from, direction) : ends;
    // At the edge, too: a key that walks the table never scrolls the page under it.
    if (direction || ends) event.preventDefault();
    if (!next) return;
    setCurrent(next.id);
    buttons.current.get(next.id)?.focus();
  };

  const propsOf = (id: string) => ({
    tabIndex: id === current ? 0 : -1,
    onFocus: () => setCurrent(id),
    ref: (button: HTMLButtonElement | null) => {
      if (button) buttons.current.set(id, button);
      else buttons.current.delete(id);
    },
  });

  return { onKeyDown, propsOf };
};
