import { fail, ok, type Result } from '../../result.ts';
import { numberOf } from './fate.ts';
import type { Layout } from './layout.ts';
import { oddsMax } from './paytable.ts';
import { pointNow, type Table } from './round.ts';
import { findSpot, flatOf, oddsOf, type Point, spotOf } from './spots.ts';

export type Move =
  | { readonly kind: 'bet'; readonly spot: string; readonly amountMinor: bigint }
  | { readonly kind: 'take-down'; readonly spot: string }
  | { readonly kind: 'roll' }
  | { readonly kind: 'collect' };

/** How much more may be laid as odds, in minor units; undefined when no bet with a number lies before them. */
const oddsRoom = (table: Table, oddsId: string, point: Point | null): bigint | undefined => {
  const spot = findSpot(oddsId);
  if (spot?.kind !== 'odds') return undefined;
  const flatMinor = table.felt.get(flatOf(oddsId));
  const number = numberOf(spot, point);
  if (flatMinor === undefined || number === null) return undefined;
  return oddsMax(spot.side, number, flatMinor) - (table.felt.get(oddsId) ?? 0n);
};

/** The odds that may still be taken or laid: the spot and the most that it takes now. */
export const openOdds = (table: Table): { readonly spot: string; readonly maxMinor: bigint }[] =>
  [...table.felt.keys()].flatMap((flat) => {
    const spot = oddsOf(flat);
    const maxMinor = oddsRoom(table, spot, pointNow(table));
    return maxMinor === undefined || maxMinor <= 0n ? [] : [{ spot, maxMinor }];
  });

/** Why a bet cannot be put on the felt now, or undefined when it can. */
export const refusalOf = (layout: Layout, table: Table, id: string, amountMinor: bigint): string | undefined => {
  const spot = layout.spots.has(id) ? findSpot(id) : undefined;
  const point = pointNow(table);
  if (spot?.kind === 'line') {
    if (spot.number === 'table') return point === null ? undefined : 'point_is_on';
    if (spot.number === 'box') return point === null ? 'point_is_off' : undefined;
    return 'spot_unknown';
  }
  if (spot?.kind !== 'odds') return spot ? undefined : 'spot_unknown';
  const room = oddsRoom(table, id, point);
  return room === undefined ? 'no_bet_for_odds' : amountMinor > room ? 'odds_above_limit' : undefined;
};

export const holdsContract = (layout: Layout, table: Table): boolean => {
  const point = pointNow(table);
  return [...table.felt.keys()].some((id) => layout.isContract(spotOf(id), point));
};

/** Whether a bet lies there and may be taken down. */
const keptOf = (layout: Layout, table: Table, id: string): string | undefined => {
  if (!table.felt.has(id)) return 'not_on_felt';
  return layout.isContract(spotOf(id), pointNow(table)) ? 'under_contract' : undefined;
};

/** Minor units as text, without sign or leading zero, and surely within int8. */
const amountPattern = /^[1-9]\d{0,17}$/;

type Fields = { readonly [key: string]: unknown };
const isObject = (input: unknown): input is Fields => typeof input === 'object' && input !== null;
const hasOnly = (input: Fields, keys: readonly string[]): boolean =>
  Object.keys(input).length === keys.length && keys.every((key) => Object.hasOwn(input, key));

/**
 * `{ name: 'bet', spot: 'place:6', amountMinor: '600' }`, `{ name: 'take-down', spot: 'place:6' }`, `{ name: 'roll' }` or
 * `{ name: 'collect' }`, nothing beside it, and allowed at this table now.
 */
export const parseMove = (layout: Layout, action: unknown, table: Table): Result<Move, 'action_invalid'> => {
  const refuse = (reason: string) => fail('action_invalid', { reason });
  if (!isObject(action)) return refuse('shape');
  if (action['name'] === 'roll') return hasOnly(action, ['name']) ? ok({ kind: 'roll' }) : refuse('shape');
  if (action['name'] === 'collect') {
    if (!hasOnly(action, ['name'])) return refuse('shape');
    return holdsContract(layout, table) ? refuse('under_contract') : ok({ kind: 'collect' });
  }
  const { spot, amountMinor } = action;
  if (action['name'] === 'take-down') {
    if (!hasOnly(action, ['name', 'spot']) || typeof spot !== 'string') return refuse('shape');
    const refusal = keptOf(layout, table, spot);
    return refusal === undefined ? ok({ kind: 'take-down', spot }) : refuse(refusal);
  }
  if (action['name'] !== 'bet') return refuse('action_unknown');
  if (!hasOnly(action, ['name', 'spot', 'amountMinor']) || typeof spot !== 'string') return refuse('shape');
  if (typeof amountMinor !== 'string' || !amountPattern.test(amountMinor)) return refuse('amount_invalid');
  const refusal = refusalOf(layout, table, spot, BigInt(amountMinor));
  return refusal === undefined ? ok({ kind: 'bet', spot, amountMinor: BigInt(amountMinor) }) : refuse(refusal);
};
