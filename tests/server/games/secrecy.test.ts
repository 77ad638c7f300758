import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { findGame, gameIds } from '#domain/games/book/registry.ts';
import type { Bet, Json, StatefulGame } from '#domain/games/kit/game.ts';
import { actRound } from '#server/services/games/act-round.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { roundRecord } from '#server/services/games/round-record.ts';
import { addPlayer, giveSeeds, type House, openHouse, seedsAt, stateOf, takeSeat } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Each game's bet, and how many seeds are searched for two that deal alike; where that takes long, the two that were found. */
type Play = {
  readonly spot: string;
  readonly seeds: number;
  readonly twins?: readonly [number, number];
  readonly bare?: Json;
  /** Another bet of the same size, without which the first does not stand. */
  readonly beside?: string;
  /** Whole euros on it, where five are no stake. */
  readonly units?: bigint;
};
const plays: Readonly<Record<string, Play>> = {
  blackjack: { spot: 'hand', seeds: 2_500 },
  'blackjack-surrender': { spot: 'hand', seeds: 2_500 },
  // Six cards in their order.
  'caribbean-stud': { spot: 'ante', seeds: 0, twins: [20_136, 38_207] },
  'casino-holdem': { spot: 'ante', seeds: 60_000 },
  coin: { spot: 'coin:5', seeds: 40 },
  craps: { spot: 'pass', seeds: 300 },
  'craps-pocket': { spot: 'pass', seeds: 300 },
  'deuces-not-so-ugly': { spot: 'hands:1:coins:5', seeds: 60_000 },
  hilo: { spot: 'hilo:500', seeds: 400 },
  'jacks-or-better': { spot: 'hands:1:coins:5', seeds: 60_000 },
  'let-it-ride': { spot: 'three', seeds: 2_500, units: 6n },
  mines: { spot: 'mines:5:3', seeds: 40 },
  // No two spins of five reels stop alike among so few; what waits holds the picks alone, and prizes come of the seeds.
  'slot-apothecary-row': { spot: 'spin', seeds: 0, bare: { picked: [] } },
  'slot-lotus-hour': { spot: 'spin', seeds: 0, bare: { picked: [] } },
  'slot-penny-proscenium': { spot: 'spin', seeds: 0, bare: { picked: [] } },
  // Seven cards in their order.
  'pai-gow-poker': { spot: 'hand', seeds: 0, twins: [1_733_505, 2_492_398] },
  'three-card-poker': { spot: 'ante', seeds: 2_500 },
  'ultimate-texas-holdem': { spot: 'ante', beside: 'blind', seeds: 2_500 },
  war: { spot: 'ante', seeds: 3_000 },
  penalty: { spot: 'penalty:regular', seeds: 40 },
  towers: { spot: 'towers:easy', seeds: 40 },
};

/** Rounds of the same engine as jacks or better, with another paytable: two machines stand for all of them. */
const otherMachines: readonly string[] = [
  'bonus-poker',
  'double-double-bonus',
  'loose-deuces',
  'bonus-deuces',
  'joker-poker',
];

const stateful = gameIds.flatMap((id) => {
  if (otherMachines.includes(id)) return [];
  const game = findGame(id);
  return game?.steps === 'many' ? [[id, game] as const] : [];
});

const spotsOf = ({ spot, beside }: Play): readonly string[] => (beside === undefined ? [spot] : [spot, beside]);

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
const allAnswers = async (gameId: string, play: Play, seeds: number) => {
  const { units = 5n } = play;
  const player = await addPlayer(house, 'EUR', 10_000n);
  await giveSeeds(house, player, seeds);
  const { sessionId } = await takeSeat(house, player, gameId);
  const roundId = randomUUID();
  const input = { sessionId, roundId, bets: spotsOf(play).map((spot) => ({ spot, amount: `${units}.00` })) };
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
    const play = plays[id] ?? { spot: '', seeds: 0 };
    const { seeds, twins: found, bare, units = 5n } = play;
    const bets = spotsOf(play).map((spot) => ({ spot, amountMinor: 100n * units }));
    const n = Array.from({ length: 1_000 }, (_, at) => at).find(
      (at) => game.start(bets, createStream(seedsAt(at))).status === 'open',
    );
    const step = game.start(bets, createStream(seedsAt(n ?? 0)));
    const { round } = await allAnswers(id, play, n ?? 0);
    if (step.status !== 'open' || round.status !== 'open') throw new Error('the round does not wait');
    expect(round.view).toEqual(step.view as Json);
    expect(Object.keys(round).sort()).toEqual(openKeys);
    expect(Object.keys(round.proof).sort()).toEqual(proofKeys);
    expect(round.proof).toMatchObject({ serverSeed: null });

    if (bare !== undefined) {
      expect(step.state).toEqual(bare);
      return;
    }
    const twins = found ?? findTwins(game, bets, seeds);
    if (!twins) throw new Error(`no two rounds of ${id} look alike: try more seeds`);
    const [one, other] = [await allAnswers(id, play, twins[0]), await allAnswers(id, play, twins[1])];
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
