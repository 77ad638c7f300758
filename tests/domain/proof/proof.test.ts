import { describe, expect, it } from 'vitest';
import { serverSeedIn } from '#domain/fairness/seeds.ts';
import { gameIds } from '#domain/games/book/registry.ts';
import { parseBundle, verifyBundle } from '#domain/proof/bundle.ts';
import { bundleFormat, bundleRoundsMax, bundleVersion } from '#domain/proof/bundle-format.ts';
import { canonical } from '#domain/proof/canonical.ts';
import { findClashes } from '#domain/proof/clashes.ts';
import { parseRecord, type RoundRecord } from '#domain/proof/record.ts';
import { sameJson } from '#domain/proof/same-json.ts';
import { recordOfSample } from '#domain/proof/sample-record.ts';
import { verifyRecord } from '#domain/proof/verify-record.ts';
import { recordOf, recordsOf } from '#tests/support/rounds.ts';

const failing = (record: RoundRecord): readonly string[] => {
  const verified = verifyRecord(record);
  return verified.ok ? verified.value.filter(({ matches }) => !matches).map(({ name }) => name) : [verified.code];
};
const bundleOf = (rounds: readonly unknown[]) => ({ format: bundleFormat, version: bundleVersion, rounds });
/** As a file would carry them. */
const wire = (records: readonly RoundRecord[]): unknown[] => JSON.parse(JSON.stringify(records));

describe('a record', () => {
  it.each(gameIds)('of %s is computed again to the last step', (gameId) => {
    for (const nonce of [0, 1, 2, 3, 40, 41]) {
      const read = parseRecord(wire([recordOf(gameId, nonce)])[0]);
      expect(read.ok && failing(read.value)).toEqual([]);
    }
  });

  it.each(gameIds)('of %s that was changed in any place does not match', (gameId) => {
    const record = recordOf(gameId, 3);
    const [bet] = record.bets as { spot: string; amount: string }[];
    const changed: Record<string, Partial<RoundRecord>> = {
      outcome: { outcome: { ...(record.outcome as object), more: 1 } },
      payout: { payout: '123456.00' },
      stake: { stake: '999.00' },
      wins: { wins: [{ spot: bet?.spot, stake: bet?.amount, payout: '123456.00' }] },
      added: { addedBets: [{ spot: 'any', amount: '1.00' }] },
    };
    for (const [name, part] of Object.entries(changed)) expect(failing({ ...record, ...part })).toContain(name);
    const dearer = [{ ...bet, amount: '50.00' }, ...(record.bets as object[]).slice(1)];
    expect(failing({ ...record, bets: dearer })).not.toEqual([]);
    expect(failing({ ...record, actions: [{ name: 'nonsense' }] })).not.toEqual([]);
  });

  it('says why it cannot be computed', () => {
    const record = recordOf('dice', 1);
    const { proof } = record;
    if (proof.kind !== 'seeds') throw new Error('dice has seeds');
    expect(failing({ ...record, proof: { ...proof, serverSeed: null } })).toEqual(['seed_hidden']);
    expect(failing({ ...record, gameId: 'other' })).toEqual(['game_unknown']);
    expect(failing({ ...record, rulesVersion: 99 })).toEqual(['rules_unknown']);
    expect(failing({ ...record, gameId: 'crash', rulesVersion: 1, bets: [{ spot: 'manual', amount: '1' }] })).toEqual([
      'proof_unfit',
    ]);
  });

  it('of a shared round is bound to the link and the place in its chain', () => {
    const record = recordOf('crash', 6);
    const { proof } = record;
    if (proof.kind !== 'chain') throw new Error('crash has a chain');
    expect(failing({ ...record, proof: { ...proof, index: proof.index + 1 } })).toContain('commitment');
    expect(failing({ ...record, proof: { ...proof, commitment: '0'.repeat(64) } })).toContain('commitment');
    expect(failing({ ...record, proof: { ...proof, salt: 'another' } })).toContain('outcome');
    expect(failing({ ...record, proof: { ...proof, link: null } })).toEqual(['seed_hidden']);
  });

  it('of a race that everybody shares draws from link, salt and index', () => {
    const { proof: chain } = recordOf('crash', 6);
    if (chain.kind !== 'chain' || chain.link === null) throw new Error('crash has a chain');
    const place = { id: '00000000-0000-4000-8000-000000000006', at: '2027-01-01T00:00:00.000Z' };
    const record = recordOfSample('horses', { ...chain, link: chain.link }, place);
    expect(failing(record)).toEqual([]);
    expect(failing({ ...record, proof: { ...chain, salt: 'another' } })).toContain('outcome');
  });

  it('of a ticket needs the tickets that were left', () => {
    const record = recordOf('scratch-parcel-room', 2);
    expect(failing({ ...record, proof: { ...record.proof, remaining: null } as RoundRecord['proof'] })).toEqual([
      'proof_unfit',
    ]);
  });

  it.each(['id', 'gameId', 'currency', 'at', 'stake', 'payout', 'proof'])('without %s is none', (field) => {
    const { [field]: _, ...rest } = wire([recordOf('dice', 1)])[0] as Record<string, unknown>;
    expect(parseRecord(rest)).toMatchObject({ ok: false, facts: { field } });
  });

  it('is compared as JSON, whatever the order of its keys', () => {
    const record = { b: [1, { d: 2, c: null }], a: 'x' };
    expect(sameJson(record, { a: 'x', b: [1, { c: null, d: 2 }], e: undefined })).toBe(true);
    for (const other of [
      {},
      [],
      null,
      { ...record, a: 'y' },
      { ...record, b: [1] },
      { ...record, f: 1 },
      { b: record.b, f: 'x' },
    ])
      expect(sameJson(record, other)).toBe(false);
    expect(sameJson([], {})).toBe(false);
    expect(sameJson(0, '0')).toBe(false);
    expect(canonical({ b: [1, { d: 2, c: 3 }], a: null })).toBe(canonical({ a: null, b: [1, { c: 3, d: 2 }] }));
  });
});

describe('a bundle', () => {
  const records = recordsOf(240);

  it('of true rounds matches throughout', () => {
    const report = verifyBundle(bundleOf(wire(records)));
    expect(report).toMatchObject({ rounds: 240, matching: 240, hidden: 0, unknown: 0, mismatches: [] });
    expect(Object.keys(report.games).sort()).toEqual([...gameIds].sort());
  });

  it('finds the one round that was changed, in whatever field', () => {
    const at = records.findIndex(({ proof }, i) => i >= 100 && proof.kind === 'seeds');
    const change = (part: object) => wire(records).map((one, i) => (i === at ? { ...(one as object), ...part } : one));
    const record = records[at];
    if (record?.proof.kind !== 'seeds') throw new Error('no round that its seeds decide');
    const { nonce } = record.proof;
    for (const part of [
      { outcome: {} },
      { payout: '7.77' },
      { stake: '7.77' },
      { at: records.at(-1)?.at },
      { gameId: record.gameId === 'dice' ? 'limbo' : 'dice' },
      { proof: { ...record.proof, nonce: nonce - 1 } },
      { proof: { ...record.proof, nonce: nonce + 1 } },
      { proof: { ...record.proof, nonce: 5_000 } },
      { proof: { ...record.proof, clientSeed: 'eve' } },
      { proof: { ...record.proof, serverSeed: '00'.repeat(32) } },
      { proof: 'none' },
    ])
      expect(verifyBundle(bundleOf(change(part))).mismatches.map(({ round }) => round)).toContain(at);
  });

  it('names a round that its game cannot play at all, and goes on with the others', () => {
    const ticket = recordOf('scratch-parcel-room', 2);
    const { proof: chain } = recordOf('crash', 6);
    const soldOut = { ...ticket.proof, remaining: Array.from({ length: 10 }, () => 0) };
    const hostile = [
      { ...ticket, proof: soldOut },
      {
        ...recordOf('crash', 6),
        gameId: 'horses',
        rulesVersion: null,
        bets: [{ spot: 'card:1:win:1', amount: '1' }],
        proof: { ...chain, index: 0 },
      },
    ];
    const report = verifyBundle(bundleOf(wire([recordOf('dice', 1), ...(hostile as RoundRecord[])])));
    expect(report.matching).toBe(1);
    expect(report.mismatches.map(({ round, what }) => [round, what[0]])).toEqual([
      [1, 'record_invalid'],
      [2, 'record_invalid'],
    ]);
  });

  it('walks its chains only so far in all: a hostile one ends', () => {
    const record = recordOf('crash', 6);
    const hostile = Array.from({ length: 40 }, (_, at) => ({
      ...record,
      proof: { ...record.proof, index: 10_000_000, link: `${at}`.padStart(64, '0') },
    })) as RoundRecord[];
    const report = verifyBundle(bundleOf(wire([record, ...hostile])), 2_000);
    expect(report.mismatches).toHaveLength(40);
    expect(report.matching).toBe(1);
  });

  it('finds what only several rounds show', () => {
    const [third, second, first] = [2, 1, 0].map((nonce) => recordOf('roulette-european', nonce)) as [
      RoundRecord,
      RoundRecord,
      RoundRecord,
    ];
    const late = { ...first, at: '2040-01-01T00:00:00.000Z' };
    const whatOf = (rounds: readonly unknown[]) =>
      verifyBundle(bundleOf(rounds)).mismatches.map(({ round, what }) => [round, ...what]);
    expect(whatOf([third, second, first])).toEqual([]);
    expect(whatOf([third, third, first])).toEqual([
      [0, 'nonce_twice'],
      [1, 'nonce_twice'],
    ]);
    expect(whatOf([third, second, late])).toEqual([
      [0, 'nonce_order'],
      [1, 'nonce_order'],
    ]);
    const strange = { ...second, proof: { ...second.proof, clientSeed: 'eve' } };
    expect(whatOf([third, strange, first])[0]).toContain('seed_differs');
    // Clocks of two processes may differ by moments.
    expect(whatOf([third, { ...second, at: new Date(Date.parse(third.at) + 3_000).toISOString() }])).toEqual([]);
  });

  it('finds rounds whose server seed is of an earlier epoch than a round before them', () => {
    const at = (minute: number) => `2027-03-01T12:0${minute}:00.000Z`;
    const seedIn = (epoch: number) => serverSeedIn(epoch, new Uint8Array(32).fill(epoch));
    const round = (minute: number, serverSeed: string | null) => ({
      round: minute,
      record: {
        ...recordOf('dice', 1),
        at: at(minute),
        proof: {
          kind: 'seeds',
          serverSeedHash: `hash of ${serverSeed}`,
          clientSeed: 'a',
          nonce: minute,
          serverSeed,
          remaining: null,
        },
      } as RoundRecord,
    });
    const before = 'f'.repeat(64);
    const clashesOf = (...seeds: (string | null)[]) => [
      ...findClashes(seeds.map((seed, minute) => round(minute, seed))),
    ];
    expect(clashesOf(before, seedIn(1), seedIn(1), null, seedIn(2), seedIn(7))).toEqual([]);
    expect(clashesOf(seedIn(1), seedIn(2), seedIn(1), seedIn(2))).toEqual([[2, ['epoch_falls']]]);
    // The moment of a start, by the clocks of two processes.
    const late = round(1, seedIn(1));
    const moments = { ...late, record: { ...late.record, at: '2027-03-01T12:01:03.000Z' } };
    expect([...findClashes([round(0, seedIn(1)), round(1, seedIn(2)), moments])]).toEqual([]);
  });

  it('lets a chain have several records of one round, and finds a strange salt', () => {
    const crash = [9, 8, 8].map((nonce) => recordOf('crash', nonce));
    expect(verifyBundle(bundleOf(wire(crash)))).toMatchObject({ matching: 3, mismatches: [] });
    const [one, ...others] = crash;
    const salted = { ...one, proof: { ...one?.proof, salt: 'another' } };
    expect(verifyBundle(bundleOf([salted, ...others])).mismatches).toMatchObject([{ round: 0 }]);
  });

  it('tells rounds whose seed is hidden, and rules it does not know, apart from false ones', () => {
    const [first, second] = wire([recordOf('dice', 1), recordOf('limbo', 2)]) as [RoundRecord, RoundRecord];
    const hidden = { ...first, proof: { ...first.proof, serverSeed: null } };
    expect(verifyBundle(bundleOf([hidden, { ...second, rulesVersion: 7 }]))).toMatchObject({
      rounds: 2,
      matching: 0,
      hidden: 1,
      unknown: 1,
      mismatches: [],
    });
  });

  it('is refused when it is another file, or too long', () => {
    expect(parseBundle({ rounds: [] })).toMatchObject({ code: 'bundle_invalid' });
    expect(parseBundle(null)).toMatchObject({ code: 'bundle_invalid' });
    expect(parseBundle(bundleOf(Array.from({ length: bundleRoundsMax + 1 })))).toMatchObject({
      code: 'bundle_too_large',
    });
    expect(parseBundle(bundleOf([])).ok).toBe(true);
  });
});
