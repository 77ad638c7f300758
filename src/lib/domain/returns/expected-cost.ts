import { cardOf } from '../games/book/card-of.ts';
import { elementsOfRisk } from '../games/book/elements-of-risk.ts';
import { findGame, type GameId, isGameId } from '../games/book/registry.ts';
import { jackpotFigures } from '../jackpot/maths.ts';
import { hasJackpot } from '../jackpot/parameters.ts';
import { type Rational, rational, subtract, zero } from '../maths/rational.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { houseEdge, rowsOf } from './figure-rows.ts';
import { theoryOf } from './theory.ts';

/** What was staked on spots of a game under one version of its rules, in minor units. `stakedMinor`: all of it. */
export type Played = {
  readonly gameId: string;
  readonly gameVersion: string;
  readonly currency: CurrencyCode;
  readonly stakedMinor: bigint;
  readonly spots: readonly { readonly spot: string; readonly amountMinor: bigint }[];
};

const gameEdges = new Map<GameId, Rational>();

/** On all that is staked at a game, by its published play: where the player decides, and of what was added on the way. */
const edgeOfGame = (id: GameId): Rational => {
  const known = gameEdges.get(id);
  if (known) return known;
  const rows = rowsOf(id);
  const own = rows.find(({ figures }) => figures.kind === cardOf(id).bet) ?? rows[0];
  const edge = elementsOfRisk[id]?.() ?? (own ? houseEdge(own.figures) : zero);
  gameEdges.set(id, edge);
  return edge;
};

const edgeOnSpot = (id: GameId, spot: string): Rational | undefined => {
  const theory = theoryOf(id, spot);
  return theory && subtract(rational(1n), theory.figures.returnToPlayer);
};

const micros = 1_000_000n;
const microsOf = (amountMinor: bigint, { num, den }: Rational): bigint => (amountMinor * micros * num) / den;

/**
 * What such stakes cost on average by the exact returns of the game's engine, in millionths of a minor unit; each spot by its own
 * return, what a jackpot gives back taken off. Undefined of what is no game of this house, or of rules that are no longer its own.
 */
export const expectedCostOf = ({ gameId, gameVersion, currency, stakedMinor, spots }: Played): bigint | undefined => {
  if (!isGameId(gameId) || String(findGame(gameId)?.rulesVersion) !== gameVersion) return undefined;
  let cost = 0n;
  let restMinor = stakedMinor;
  for (const { spot, amountMinor } of spots) {
    const edge = edgeOnSpot(gameId, spot);
    if (!edge || amountMinor > restMinor) continue;
    cost += microsOf(amountMinor, edge);
    restMinor -= amountMinor;
  }
  const given = hasJackpot(gameId) ? microsOf(stakedMinor, jackpotFigures(currency).addedReturn) : 0n;
  return cost + microsOf(restMinor, edgeOfGame(gameId)) - given;
};

/** Millionths of a minor unit as whole ones, the half away from nothing. */
export const minorOfMicros = (value: bigint): bigint =>
  value < 0n ? -((-value + micros / 2n) / micros) : (value + micros / 2n) / micros;
