import { add, divide, multiply, type Rational, rational, subtract } from '../../maths/rational.ts';
import { type Chance, figuresOf } from '../kit/figures.ts';
import type { SpotReturn } from '../kit/game.ts';
import { deckCount, returnOf, type WarEnd } from './paytable.ts';

const cards = 52 * deckCount;
const perRank = 4 * deckCount;

/** Of the 311 cards that can lie against the first: 23 of its rank, and by symmetry half of the others on either side. */
const tieCases = BigInt(perRank - 1);
const eachSide = BigInt((cards - perRank) / 2);

/**
 * Of the ordered pairs that a war can be decided by: the 310 cards left lack two of the rank that tied. Cards laid aside unseen
 * change nothing, since any two of the 310 are as likely as any others.
 */
export const warPairs = BigInt((cards - 2) * (cards - 3));
export const warTies = BigInt((perRank - 2) * (perRank - 3) + 12 * perRank * (perRank - 1));
const warEachSide = (warPairs - warTies) / 2n;

/** Every way a round can end, its cases among 311 × 310 × 309, if the player goes to war at every tie. */
const warCases = (): readonly (readonly [end: WarEnd, cases: bigint])[] => [
  ['won', eachSide * warPairs],
  ['lost', eachSide * warPairs],
  ['war-won', tieCases * warEachSide],
  ['war-tied', tieCases * warTies],
  ['war-lost', tieCases * warEachSide],
];

/** And if the player gives up at every tie: the calmest way to play. */
export const surrenderCases: readonly (readonly [end: WarEnd, cases: bigint])[] = [
  ['won', eachSide],
  ['lost', eachSide],
  ['surrendered', tieCases],
];

/** What comes back of an ante of one, less the war's own stake: a lost war is one below nothing. */
const anteChances = (): Chance[] =>
  warCases().map(([end, cases]) => {
    const { num, den } = returnOf('ante', end);
    const own = end.startsWith('war') ? subtract(returnOf('war', end), rational(1n)) : rational(0n);
    return { pays: add(rational(num, den), own), cases };
  });

const asChances = (kind: 'ante' | 'tie'): Chance[] =>
  surrenderCases.map(([end, cases]) => ({ pays: returnOf(kind, end), cases }));

export const tieChance = rational(tieCases, BigInt(cards - 1));

/** What the house keeps of an ante by best play, which is to go to war at every tie. */
export const edgePerAnte = (): Rational => subtract(rational(1n), figuresOf(anteChances()).returnToPlayer);

/** And what it keeps if the player gives up at every tie. */
export const edgeOfSurrender = (): Rational => subtract(rational(1n), figuresOf(asChances('ante')).returnToPlayer);

/** What going to war earns on average, in antes: giving up earns minus one half. */
export const worthOfWar = (): Rational => rational(warEachSide + 2n * warTies - 2n * warEachSide, warPairs);

/** The edge over everything that is staked on average: the ante, and as much again at every tie. */
export const elementOfRisk = (): Rational =>
  divide(edgePerAnte(), add(rational(1n), multiply(rational(1n), tieChance)));

/** The ante by best play, the war's stake taken off as its own; a hit is a round where something comes back. Exact. */
export const returnsByBet = (): SpotReturn[] => [
  { kind: 'ante', ...figuresOf(anteChances()), elementOfRisk: elementOfRisk() },
  { kind: 'tie', ...figuresOf(asChances('tie')) },
];
