import type { Stream } from '../../../fairness/stream.ts';
import type { Json, Open } from '../../../games/kit/game.ts';
import { someSpot } from './bets-of.ts';

type Fields = { readonly [key: string]: Json };
const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const oneOf = <T>(list: readonly T[], choose: Stream): T | undefined => list[choose.below(Math.max(1, list.length))];

const rowsIn = (view: Json, name: string): Fields[] => {
  const list = isFields(view) ? view[name] : undefined;
  return Array.isArray(list) ? list.filter(isFields) : [];
};

/** More than any bonus has places. */
const placesMax = 16;

const placesOf = (view: Json): number => {
  const { options } = isFields(view) ? view : {};
  return typeof options === 'number' ? options : placesMax;
};

/** What an action asks beside its name: any that might be allowed. */
const detailsOf = (name: string, view: Json, spots: readonly string[], choose: Stream): object => {
  switch (name) {
    case 'pick':
      return { place: choose.below(placesOf(view)) };
    case 'reveal':
      return { tile: choose.below(25) };
    case 'draw': {
      const held = choose.below(32);
      return { holds: [0, 1, 2, 3, 4].filter((place) => held & (1 << place)) };
    }
    case 'set': {
      const [one, other] = [choose.below(7), choose.below(7)];
      return { low: [Math.min(one, other), Math.max(one, other)] };
    }
    case 'take-down':
      return { spot: String(oneOf(rowsIn(view, 'felt'), choose)?.['spot'] ?? '') };
    case 'bet': {
      const odds = choose.below(2) === 0 ? oneOf(rowsIn(view, 'odds'), choose) : undefined;
      const amountMinor = oneOf(['13', '50', '100', '333'], choose);
      return odds ? { spot: String(odds['spot']), amountMinor: '50' } : { spot: someSpot(spots, choose), amountMinor };
    }
    default:
      return {};
  }
};

/** An action of those that are offered, most often one that goes on: it may be refused for what it asks beside its name. */
export const someAction = ({ choices, view }: Open, spots: readonly string[], choose: Stream): unknown => {
  const names = choices.map(({ name }) => name);
  const ends: readonly string[] = names.filter((name) => name === 'cash-out' || name === 'collect');
  const others = names.filter((name) => !ends.includes(name));
  const isEnd = ends.length > 0 && (others.length === 0 || choose.below(6) === 0);
  const isRoll = others.includes('roll') && choose.below(2) === 0;
  const name = oneOf(isEnd ? ends : isRoll ? ['roll'] : others, choose) ?? '';
  return { name, ...detailsOf(name, view, spots, choose) };
};
