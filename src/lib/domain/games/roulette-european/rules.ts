import type { Stream } from '../../fairness/stream.ts';
import { parseBetList } from '../bets.ts';
import type { Bet, Settled, SingleStepGame, Win } from '../game.ts';
import { findCallBet } from './call-bets.ts';
import { findLayoutSpot, type LayoutSpot } from './layout.ts';
import { returnsByKind } from './maths.ts';
import { payoutToOne } from './paytable.ts';
import { colourOf, pocketCount } from './wheel.ts';

/** More places than a table has could only be an attack; a full layout and every sector fit. */
const betCountMax = 200;

type Chip = { readonly spot: LayoutSpot; readonly amountMinor: bigint };

const chipIdsOf = (spotId: string): readonly string[] =>
  findCallBet(spotId)?.chips ?? (findLayoutSpot(spotId) ? [spotId] : []);

/** The chips that lie on the layout for a bet: itself, or a call bet's equal parts. Empty for an unknown spot. */
export const chipsOf = ({ spot, amountMinor }: Bet): Chip[] => {
  const ids = chipIdsOf(spot);
  return ids.flatMap((id) => {
    const place = findLayoutSpot(id);
    return place ? [{ spot: place, amountMinor: amountMinor / BigInt(ids.length) }] : [];
  });
};

const refusalOf = ({ spot, amountMinor }: Bet): string | undefined => {
  const count = BigInt(chipIdsOf(spot).length);
  if (count === 0n) return 'spot_unknown';
  return amountMinor % count === 0n ? undefined : 'not_divisible';
};

/** What a bet returns when the ball lies in a pocket, its winning chips included; zero when it loses. */
export const payoutOf = (bet: Bet, pocket: number): bigint =>
  chipsOf(bet)
    .filter(({ spot }) => spot.numbers.includes(pocket))
    .reduce((sum, { spot, amountMinor }) => sum + amountMinor * (payoutToOne[spot.kind] + 1n), 0n);

/** The round as it stands when the ball lies in `pocket`. */
export const settle = (bets: readonly Bet[], pocket: number): Settled => {
  const wins: Win[] = bets
    .map((bet) => ({ spot: bet.spot, stakeMinor: bet.amountMinor, payoutMinor: payoutOf(bet, pocket) }))
    .filter(({ payoutMinor }) => payoutMinor > 0n);
  return {
    status: 'settled',
    outcome: { number: pocket, colour: colourOf(pocket) },
    payoutMinor: wins.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n),
    wins,
  };
};

/** The pocket of a round: one integer below 37. Zero loses all outside bets; there is no la partage and no en prison. */
export const spin = (stream: Stream): number => stream.below(pocketCount);

/** The largest return over the 37 pockets; every chip is counted once for each of its numbers. */
const maxPayoutOf = (bets: readonly Bet[]): bigint => {
  const returns = Array.from({ length: pocketCount }, () => 0n);
  for (const { spot, amountMinor } of bets.flatMap(chipsOf)) {
    const paid = amountMinor * (payoutToOne[spot.kind] + 1n);
    for (const number of spot.numbers) returns[number] = (returns[number] ?? 0n) + paid;
  }
  return returns.sort((a, b) => (a < b ? 1 : -1))[0] ?? 0n;
};

export const rouletteEuropean: SingleStepGame = {
  id: 'roulette-european',
  name: 'European Roulette',
  rulesVersion: 1,
  steps: 'one',
  parseBets: (input, currency) => parseBetList(input, currency, betCountMax, refusalOf),
  maxPayoutOf,
  returns: returnsByKind,
  play: (bets, stream) => settle(bets, spin(stream)),
};
