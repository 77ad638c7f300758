import { type Bet, type Decided, type Json, stakeOf } from '../../../games/kit/game.ts';
import { kindOfSpot } from './bets-of.ts';
import type { Played } from './played-example.ts';

/** Texts that name a kind of thing, such as `straight-flush` and `come:6`, which is one that moved, and no card or symbol. */
const kindIn = (text: string): string | undefined => (/^[a-z][a-z-]/.test(text) ? kindOfSpot(text) : undefined);

/** Lists are told apart as empty, short and long. */
const sizeOf = (count: number): string => (count < 3 ? `${count}` : count < 11 ? 'some' : 'many');

/** Numbers of which each is another thing; of all others it is told whether they are 0. */
const toldNumbers: ReadonlySet<string> = new Set(['outcome.prize', 'outcome.checks', 'outcome.panel.garden']);

/** All that is worth showing of an outcome: what is there and what is not, true and false, and every kind of thing. */
const facetsIn = (path: string, value: Json): string[] => {
  if (Array.isArray(value)) return [`${path}#${sizeOf(value.length)}`, ...value.flatMap((one) => facetsIn(path, one))];
  if (value === null || typeof value === 'boolean') return [`${path}=${value}`];
  if (typeof value === 'string') return [kindIn(value)].flatMap((kind) => (kind ? [`${path}=${kind}`] : []));
  if (typeof value === 'number') return [toldNumbers.has(path) || value === 0 ? `${path}=${value}` : `${path}=number`];
  return Object.entries(value).flatMap(([name, one]) => facetsIn(`${path}.${name}`, one));
};

/** Whether a stake brought nothing, less than itself, itself or more. */
const sizeOfReturn = (payoutMinor: bigint, stakeMinor: bigint): string => {
  if (payoutMinor === 0n) return 'lost';
  return payoutMinor < stakeMinor ? 'part' : payoutMinor === stakeMinor ? 'back' : 'won';
};

/** What a bet is on, without its numbers, and what it brought. */
const facetOfBet = ({ spot, amountMinor }: Bet, { wins }: Decided): string => {
  const back = wins.find((win) => win.spot === spot)?.payoutMinor ?? 0n;
  return `bet ${kindOfSpot(spot)} ${sizeOfReturn(back, amountMinor)}`;
};

const nameOf = (action: unknown): string =>
  typeof action === 'object' && action !== null && 'name' in action ? String(action.name) : '';

/** What a round shows that others may not. Those that count more are told first. */
export const facetsOf = (
  bets: readonly Bet[],
  { actions, added, left, decided }: Played,
): { readonly main: readonly string[]; readonly more: readonly string[] } => ({
  main: [
    ...actions.map((action) => `action ${nameOf(action)}`),
    `after ${left ? 'leaving' : nameOf(actions.at(-1))}`,
    `left ${left}`,
    `round ${sizeOfReturn(decided.payoutMinor, stakeOf(bets) + stakeOf(added))}`,
    ...(decided.wins.some(({ rest }) => rest) ? ['a part of a unit'] : []),
  ],
  more: [...facetsIn('outcome', decided.outcome), ...[...bets, ...added].map((bet) => facetOfBet(bet, decided))],
});
