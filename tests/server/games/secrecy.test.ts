import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import type { Bet, Json, StatefulGame } from '#domain/games/game.ts';
import { findGame, gameIds } from '#domain/games/registry.ts';
import { actRound } from '#server/services/games/act-round.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { roundRecord } from '#server/services/games/round-record.ts';
import { addPlayer, giveSeeds, type House, openHouse, seedsAt, stateOf, takeSeat } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Each game's bet, and how many seeds are searched for two that deal alike. */
const plays: Readonly<Record<string, { readonly spot: string; readonly seeds: number }>> = {
  blackjack: { spot: 'hand', seeds: 2_500 },
  'casino-holdem': { spot: 'ante', seeds: 60_000 },
  craps: { spot: 'pass', seeds: 300 },
  'deuces-not-so-ugly': { spot: 'hands:1:coins:5', seeds: 60_000 },
  'jacks-or-better': { spot: 'hands:1:coins:5', seeds: 60_000 },
  mines: { spot: 'mines:5:3', seeds: 40 },
  'three-card-poker': { spot: 'ante', seeds: 2_500 },
};

const stateful = gameIds.flatMap((id) => {
  const game = findGame(id);
  return game?.steps === 'many' ? [[id, game] as const] : [];
});

/** Two different seeds whose rounds look the same to the player once the bet lies. Cards in any order count as they lie. */
const findTwins = (game: StatefulGame, bets: readonly Bet[], tries: number): readonly [number, number] | undefined => {
  const seen = new Map<string, number>();
  for (let n = 0; n < tries; n++) {
    const step = game.start(bets, createStream(seedsAt(n)));
    if (step.status === 'settled') continue;
    const look = JSON.stringify([step.view, step.choices.map(({ name }) => name)]);
    const twin = seen.get(look);
    if (twin !== undefined) return [twin, n];
    seen.set(look, n);
  }
  return undefined;
};

const ids = /"(?:id|sessionId|serverSeedHash|clientSeed)":"[^"]*"/g;
const blind = (answer: unknown): string => JSON.stringify(answer).replaceAll(ids, '""');

/** Everything that the house says of a round that waits, to a player with these seeds. */
const allAnswers = async (gameId: string, spot: string, seeds: number) => {
  const player = await addPlayer(house, 'EUR', 10_000n);
  await giveSeeds(house, player, seeds);
  const { sessionId } = await takeSeat(house, player, gameId);
  const roundId = randomUUID();
  const input = { sessionId, roundId, bets: [{ spot, amount: '5.00' }] };
  const placed = await placeRound(house.ctx, player, input);
  if (!placed.ok) throw new Error(`${gameId}: ${placed.code}`);
  const refused = await actRound(house.ctx, player, { sessionId, roundId, step: 0, action: { name: 'peek' } });
  const answers = [
    placed,
    refused,
    await placeRound(house.ctx, player, input),
    await stateOf(house, player, sessionId),
    await roundRecord(house.ctx, player, roundId),
    await takeSeat(house, player, gameId),
  ];
  return { round: placed.value.round, answers };
};

describe('a round that waits says what its view says, and no more', () => {
  it.each(stateful)('%s', async (id, game) => {
    const { spot, seeds } = plays[id] ?? { spot: '', seeds: 0 };
    const bets = [{ spot, amountMinor: 500n }];
    const n = Array.from({ length: 100 }, (_, at) => at).find(
      (at) => game.start(bets, createStream(seedsAt(at))).status === 'open',
    );
    const step = game.start(bets, createStream(seedsAt(n ?? 0)));
    const { round } = await allAnswers(id, spot, n ?? 0);
    if (step.status !== 'open' || round.status !== 'open') throw new Error('the round does not wait');
    expect(round.view).toEqual(step.view as Json);
    expect(Object.keys(round).sort()).toEqual(openKeys);
    expect(Object.keys(round.proof).sort()).toEqual(proofKeys);
    expect(round.proof).toMatchObject({ serverSeed: null });

    const twins = findTwins(game, bets, seeds);
    if (!twins) throw new Error(`no two rounds of ${id} look alike: try more seeds`);
    const [one, other] = [await allAnswers(id, spot, twins[0]), await allAnswers(id, spot, twins[1])];
    expect(one.answers.map(blind)).toEqual(other.answers.map(blind));
  });
});

const openKeys = 'addedBets at balanceBefore bets choices gameId id proof stake status step view'.split(' ');
const proofKeys = 'clientSeed kind nonce remaining serverSeed serverSeedHash'.split(' ');

it('mines lie as they lie, but two fields with the same safe tiles open are told alike', async () => {
  const reveal = async (seeds: number) => {
    const player = await addPlayer(house, 'EUR', 10_000n);
    await giveSeeds(house, player, seeds);
    const { sessionId } = await takeSeat(house, player, 'mines');
    const roundId = randomUUID();
    await placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot: 'mines:3', amount: '1.00' }] });
    const answers: string[] = [];
    for (const [step, tile] of [3, 11, 19].entries()) {
      const acted = await actRound(house.ctx, player, { sessionId, roundId, step, action: { name: 'reveal', tile } });
      if (!acted.ok || acted.value.round.status !== 'open') return undefined;
      answers.push(blind(acted));
    }
    return answers;
  };
  const told: string[][] = [];
  for (let seeds = 0; seeds < 40 && told.length < 3; seeds++) {
    const answers = await reveal(seeds);
    if (answers) told.push(answers);
  }
  expect(told).toHaveLength(3);
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
});
