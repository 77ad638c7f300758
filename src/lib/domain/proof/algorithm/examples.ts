import { belowBig } from '../../fairness/below-big.ts';
import { earlierLink } from '../../fairness/hash-chain.ts';
import { commitmentOf } from '../../fairness/seeds.ts';
import { createStream, type RoundSeeds } from '../../fairness/stream.ts';
import { cardOf } from '../../games/book/card-of.ts';
import { findGame, type GameId, type HouseGame } from '../../games/book/registry.ts';
import { type Bet, type Decided, stakeOf } from '../../games/kit/game.ts';
import { paid } from '../../games/kit/payment.ts';
import { freshSeries } from '../../games/scratch/series.ts';
import { formatAmount } from '../../money/amount.ts';
import type { OpenProof } from '../recompute.ts';
import type { RoundRecord } from '../record.ts';
import { betsOnWire, winsOnWire } from '../wire.ts';
import { type Played, playedExample } from './played-example.ts';
import type { Draw } from './watched-stream.ts';

/** A win that left `num`/`den` of a minor unit: the draw below `den`, and whether it was paid as one unit more. */
type Fraction = {
  readonly spot: string;
  readonly num: string;
  readonly den: string;
  readonly drawn: string;
  readonly paid: boolean;
};

/** A round to check a program by: its record as a verifier takes it, what it drew, and the parts of a unit that it left. */
export type Example = {
  readonly record: RoundRecord;
  readonly draws: readonly Draw[] | null;
  readonly fractions: readonly Fraction[];
};

const currency = 'EUR';
const serverSeed = '1d'.repeat(32);
const clientSeed = 'example';
const salt = '00000000000000000002a7c4e1b8d5f2093c6e9a0b7d4f1c8e5a2b9d6f3c0e7a';

/** Shared rounds are tried over so many places of a chain, since a card of races comes back after twelve. */
const indexes = 12;

const seedsOf = (game: HouseGame, attempt: number): RoundSeeds =>
  game.steps === 'shared'
    ? { serverSeed: commitmentOf(`example ${attempt}`), clientSeed: salt, nonce: 1 + (attempt % indexes) }
    : { serverSeed, clientSeed, nonce: attempt };

const proofOf = (game: HouseGame, seeds: RoundSeeds): OpenProof =>
  game.steps === 'shared'
    ? {
        kind: 'chain',
        chain: 'example',
        commitment: earlierLink(seeds.serverSeed, seeds.nonce),
        salt,
        index: seeds.nonce,
        link: seeds.serverSeed,
      }
    : {
        kind: 'seeds',
        ...seeds,
        serverSeedHash: commitmentOf(seeds.serverSeed),
        remaining: game.steps === 'series' ? freshSeries(game.prizes) : null,
      };

const fractionsOf = ({ wins }: Decided, seeds: RoundSeeds): Fraction[] => {
  const stream = createStream(seeds, 'fraction');
  return wins.flatMap(({ spot, rest }) => {
    if (!rest) return [];
    const drawn = belowBig(stream, rest.den);
    return [{ spot, num: `${rest.num}`, den: `${rest.den}`, drawn: `${drawn}`, paid: drawn < rest.num }];
  });
};

type Tried = Played & { readonly seeds: RoundSeeds; readonly bets: readonly Bet[] };

const exampleOf = (id: GameId, game: HouseGame, { seeds, bets, actions, added, decided, draws }: Tried): Example => {
  const settled = paid(decided, seeds);
  return {
    record: {
      id: `example-${seeds.nonce}`,
      gameId: id,
      rulesVersion: game.rulesVersion,
      currency,
      at: '2027-01-01T00:00:00.000Z',
      stake: formatAmount(stakeOf(bets) + stakeOf(added), currency),
      payout: formatAmount(settled.payoutMinor, currency),
      outcome: settled.outcome,
      bets: betsOnWire(bets, currency),
      addedBets: betsOnWire(added, currency),
      actions,
      wins: winsOnWire(settled.wins, currency),
      proof: proofOf(game, seeds),
    },
    draws,
    fractions: fractionsOf(decided, seeds),
  };
};

/** Stakes that few payouts divide. */
const oddAmounts = ['0.13', '0.37', '1.01', '3.33'] as const;

/** What is bet for a fraction where the usual bet of an example never leaves one. */
const oddSpots: Partial<Record<GameId, string>> = { baccarat: 'banker', limbo: 'target:1.37' };

/** A win that leaves a fraction is rare at some tables: a flush in one hand of forty. */
const attemptsMax = 1_000;

/** Of so many rounds the one that draws most is the second example: it has the features that most rounds have not. */
const longestOf = 200;

const isPaid = ({ decided }: Tried): boolean => decided.payoutMinor > 0n;
const leavesPart = ({ decided }: Tried): boolean => decided.wins.some(({ rest }) => rest !== undefined);
const lengthOf = ({ draws, actions }: Tried): number => (draws?.length ?? 0) + actions.length;

/** The rounds of a game in the order of their attempts, at these stakes in turn; those that the plain way to play cannot end are left out. */
function* roundsOf(game: HouseGame, stakes: readonly (readonly Bet[])[], attempts: number): Generator<Tried> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const bets = stakes[attempt % stakes.length];
    if (!bets) return;
    const seeds = seedsOf(game, attempt);
    const played = playedExample(game, bets, seeds, attempt);
    if (played) yield { ...played, seeds, bets };
  }
}

/** The first round that leaves a part of a unit; those after it are not played. */
const firstLeaving = (rounds: Iterable<Tried>): Tried | undefined => {
  for (const tried of rounds) if (leavesPart(tried)) return tried;
  return undefined;
};

const parsedBets = (game: HouseGame, bets: readonly { readonly spot: string; readonly amount: string }[]) => {
  const parsed = game.parseBets(bets, currency);
  return parsed.ok ? [parsed.value] : [];
};

/**
 * Three rounds of a game, always the same ones: the first that the plain way to play allows, the longest of the next that are paid, and
 * the first that leaves a part of a unit. Where no prize of a game leaves one, the third is another that is paid.
 */
export const examplesOf = (id: GameId): readonly Example[] => {
  const game = findGame(id);
  if (!game) throw new RangeError(`no game ${id}`);
  const { bets } = cardOf(id).sample;
  const [first, ...usual] = roundsOf(game, parsedBets(game, bets), longestOf);
  const [longest, other] = usual.filter(isPaid).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const spot = oddSpots[id];
  const oddBets = spot === undefined ? bets : [{ spot, amount: '' }];
  const odd = oddAmounts.flatMap((amount) =>
    parsedBets(
      game,
      oddBets.map((bet) => ({ ...bet, amount })),
    ),
  );
  // Wins of a game that never rounded any down are whole.
  const isEverWhole = game.roundedDown === undefined && game.former === undefined;
  const leaving = isEverWhole ? undefined : firstLeaving(roundsOf(game, odd, attemptsMax));
  return [first, longest, leaving ?? other].flatMap((tried) => (tried ? [exampleOf(id, game, tried)] : []));
};
