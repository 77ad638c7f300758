import { describe, expect, it } from 'vitest';
import { commitmentOf } from '#domain/fairness/seeds.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { cards } from '#domain/games/book/cards.ts';
import { findGame, type GameId, gameIds, type HouseGame } from '#domain/games/book/registry.ts';
import { type Bet, stakeOf } from '#domain/games/kit/game.ts';
import { rulesUnder } from '#domain/games/kit/payment.ts';
import { compare, rational } from '#domain/maths/rational.ts';
import { recompute } from '#domain/proof/recompute.ts';
import { parseRecord } from '#domain/proof/record.ts';
import { verifyByRules } from '#domain/proof/verify-by-rules.ts';
import { winsOnWire } from '#domain/proof/wire.ts';

const serverSeed = 'c4'.repeat(32);

const gameOf = (id: GameId): HouseGame => {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
};

// A flight changed by what pays its parts of a unit, and by no prize.
const changed = gameIds.filter((id) => id !== 'crash' && gameOf(id).former !== undefined);

/** What a bet returns under a version of its game, where the seeds of this nonce decide the round. */
const played = (id: GameId, version: number, bets: readonly Bet[], nonce: number, actions: readonly unknown[] = []) => {
  const ruled = rulesUnder(gameOf(id), version);
  if (!ruled) return undefined;
  const proof = {
    kind: 'seeds',
    serverSeed,
    serverSeedHash: commitmentOf(serverSeed),
    clientSeed: 'client',
    nonce,
    remaining: null,
  } as const;
  const again = recompute(ruled.rules, proof, bets, actions, ruled.payment);
  return again.ok ? again.value.settled : undefined;
};

/** How reels came to rest, without what they pay there. */
const textWithoutWins = (spins: unknown): string =>
  JSON.stringify(spins, (key, value) => (['wins', 'lines', 'units', 'spread'].includes(key) ? undefined : value));

/** The first nonce whose round of one bet pays something else than it did. */
const told = (id: GameId, spot: string, actions: readonly unknown[] = []) => {
  const bets = [{ spot, amountMinor: 1000n }];
  for (let nonce = 0; nonce < 3000; nonce += 1) {
    const before = played(id, 2, bets, nonce, actions);
    const now = played(id, 3, bets, nonce, actions);
    if (before && now && before.payoutMinor !== now.payoutMinor) return { before, now };
  }
  return undefined;
};

describe('prizes that were changed', () => {
  it('are those of these games', () => {
    expect(changed).toEqual([
      'keno-40-10',
      'three-card-poker',
      'slot-deep-foundry',
      'slot-honey-ledger',
      'slot-lotus-hour',
      'slot-moth-light',
      'slot-pattern-book',
      'slot-rain-garden',
      'slot-wax-and-seal',
    ]);
  });

  it.each(changed)('of %s return no less on any bet than before, and a version counts up', (id) => {
    const game = gameOf(id);
    const before = new Map(game.former?.returns().map((one) => [one.kind, one.returnToPlayer]));
    for (const { kind, returnToPlayer } of game.returns())
      expect(compare(returnToPlayer, before.get(kind) ?? rational(1n))).toBeGreaterThanOrEqual(0);
    expect(game.former?.rulesVersion).toBe(game.rulesVersion - 1);
    expect(rulesUnder(game, game.rulesVersion)?.rules).toBe(game);
    expect(rulesUnder(game, game.rulesVersion + 1)).toBeUndefined();
    expect(rulesUnder(game, 1)?.rules).toBe(game.former);
  });

  it('are paid to a round of keno as it was opened', () => {
    const bets = [{ spot: 'picks:classic:1-2-3-4-5-6-7-8-9-10', amountMinor: 1000n }];
    const three = Array.from({ length: 400 }, (_, nonce) => nonce).find(
      (nonce) => played('keno-40-10', 2, bets, nonce)?.payoutMinor === 1300n,
    );
    expect(played('keno-40-10', 3, bets, three ?? 0)?.payoutMinor).toBe(1360n);
    expect(told('keno-40-10', 'picks:low:7')).toMatchObject({
      before: { payoutMinor: 1350n },
      now: { payoutMinor: 1410n },
    });
  });

  it.each([
    ['slot-moth-light', 'one way of three leaves at 12 for 11 of 100', 2990n, 3000n],
    ['slot-pattern-book', 'four spools at 14 for 12 of 10', 1400n, 1600n],
    ['slot-rain-garden', 'four snails at 19 for 18 of 20', 2500n, 2550n],
  ] as const)('are paid to a spin of %s as it was opened: %s', (id, _, before, now) => {
    expect(told(id, 'spin')).toMatchObject({ before: { payoutMinor: before }, now: { payoutMinor: now } });
  });

  it('let a record of either version be verified, and not as the other', () => {
    const game = gameOf('three-card-poker');
    const bets = [
      { spot: 'ante', amountMinor: 100n },
      { spot: 'pair-plus', amountMinor: 100n },
    ];
    const actions = [{ name: 'fold' }];
    const nonce = Array.from({ length: 400 }, (_, at) => at).find(
      (at) => played('three-card-poker', 2, bets, at, actions)?.payoutMinor === 700n,
    );
    const verified = (paidUnder: number, rulesVersion: number) => {
      const settled = played('three-card-poker', paidUnder, bets, nonce ?? 0, actions);
      const proof = {
        kind: 'seeds',
        serverSeed,
        serverSeedHash: commitmentOf(serverSeed),
        clientSeed: 'client',
        nonce: nonce ?? 0,
      };
      const record = parseRecord({
        id: 'a',
        gameId: game.id,
        rulesVersion,
        currency: 'EUR',
        at: '2026-11-27T00:00:00.000Z',
        stake: '2.00',
        payout: paidUnder === 1 ? '6.00' : '7.00',
        bets: [
          { spot: 'ante', amount: '1.00' },
          { spot: 'pair-plus', amount: '1.00' },
        ],
        actions,
        addedBets: [],
        outcome: settled?.outcome,
        wins: winsOnWire(settled?.wins ?? [], 'EUR'),
        proof,
      });
      if (!record.ok) throw new Error(JSON.stringify(record));
      const steps = verifyByRules(game, record.value);
      return steps.ok && steps.value.every(({ matches }) => matches);
    };
    expect(stakeOf(bets)).toBe(200n);
    expect([verified(1, 1), verified(2, 2), verified(1, 2), verified(2, 1)]).toEqual([true, true, false, false]);
  });

  it('leave the outcome as the seeds decide it', () => {
    for (const id of changed) {
      const game = gameOf(id);
      const { sample } = cards[id];
      const bets = game.parseBets(sample.bets, 'EUR');
      if (!bets.ok || game.steps !== 'one' || !game.former) continue;
      const stops = (rules: typeof game) => {
        const { outcome } = rules.play(bets.value, createStream({ serverSeed, clientSeed: 'client', nonce: 5 }));
        const { drawn, window, ...spins } = outcome as Partial<
          Record<'drawn' | 'window' | 'spin' | 'freeSpins', unknown>
        >;
        return { drawn, window, spins: textWithoutWins(spins) };
      };
      expect(stops(game)).toEqual(stops(game.former));
    }
  });
});
