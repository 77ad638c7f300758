import { rational } from '../../maths/rational.ts';
import type { Bet, Decided, Json, SpotReturn } from './game.ts';
import { settledBy } from './settled.ts';
import { mostOf, nothing, type Share, shareAt } from './share.ts';

/** What the house keeps of the fair odds of every bet of a race or a cup, in per cent. */
export const marginPercent = 4n;

/** The fair odds of `cases` in `whole`, one over the chance, less the margin, rounded down: in hundredths, the stake included. */
export const hundredthsFor = (cases: bigint, whole: bigint): bigint => ((100n - marginPercent) * whole) / cases;

/**
 * The exact figures of a bet with one prize, the odds o at a chance p of `cases` in `whole`: it returns o·p, with a variance of
 * o²·p(1 − p). That is 96% less what rounding the odds down takes, which is under a hundredth of the chance.
 */
export const oddsReturn = (kind: string, hundredths: bigint, cases: bigint, whole: bigint): SpotReturn => ({
  kind,
  returnToPlayer: rational(hundredths * cases, 100n * whole),
  variance: rational(hundredths * hundredths * cases * (whole - cases), 10_000n * whole * whole),
  hitFrequency: rational(cases, whole),
  maxWin: rational(hundredths, 100n),
  maxWinChance: rational(cases, whole),
});

/** A bet within its event, by its name there, and its odds in hundredths. */
export type Priced = { readonly name: string; readonly hundredths: bigint };

/** What each bet of an event returns if it wins, by its name within the event. */
export type Prizes = ReadonlyMap<string, { readonly bet: Bet; readonly prize: Share }>;

/** `find` knows the bets of the event alone: one on another has no prize here. */
export const prizesBy = (bets: readonly Bet[], find: (spot: string) => Priced | undefined): Prizes =>
  new Map(
    bets.flatMap((bet) => {
      const found = find(bet.spot);
      return found ? [[found.name, { bet, prize: shareAt(bet.amountMinor, rational(found.hundredths, 100n)) }]] : [];
    }),
  );

/** The round as it stands when these names have won, its wins in the order in which the bets were placed. */
export const settledEvent = (prizes: Prizes, winning: readonly string[], outcome: Json): Decided => {
  const won = new Set(winning);
  return settledBy(
    outcome,
    [...prizes]
      .filter(([name]) => won.has(name))
      .map(([, { bet, prize }]) => ({ spot: bet.spot, stakeMinor: bet.amountMinor, ...prize })),
  );
};

/** The most that the bets of these names are paid together. */
export const returnsTogether = (prizes: Prizes, winning: readonly string[]): bigint =>
  winning.reduce((sum, name) => sum + mostOf(prizes.get(name)?.prize ?? nothing), 0n);
