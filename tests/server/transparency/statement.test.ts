import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publicKeyOf, signHead } from '#domain/transparency/head.ts';
import { verifyStatement } from '#domain/transparency/verify-statement.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { setLimit } from '#server/services/safer-play/limits.ts';
import { provenStatement } from '#server/services/transparency/statement.ts';
import { addPlayer, fund, type House, openHouse } from '../games/house.ts';
import { askPython, faultsIn, play, publish, statementOf, withLine, withRows } from './statement-house.ts';

let house: House;
let ada: PlayerSession;
let bob: PlayerSession;
beforeEach(async () => {
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
  [ada, bob] = [await addPlayer(house, 'EUR', 100_000n), await addPlayer(house, 'EUR', 55_555n)];
  await play(house, ada, 3);
  await play(house, bob, 4);
  await play(house, ada, 2);
  await publish(house);
});
afterEach(() => house.close());

const key = () => publicKeyOf(house.ctx.config.secrets.log);
/** Both verifiers, each in its words: the lines that are wrong. */
const linesRefused = async (
  text: string,
): Promise<{ readonly ours: readonly number[]; readonly pythons: readonly number[] }> => {
  const { code, said } = await askPython(text, key());
  expect(code).toBe(1);
  return {
    ours: faultsIn(text, key()).map(({ line }) => line),
    pythons: [...said.matchAll(/^line (\d+): /gm)].map(([, line]) => Number(line)),
  };
};
const bothName = async (text: string, ...lines: readonly number[]) =>
  expect(await linesRefused(text)).toEqual({ ours: lines, pythons: lines });

describe('a statement', () => {
  test('proves itself to both verifiers, which count the same', async () => {
    const text = await statementOf(house, ada);
    const report = verifyStatement(text, key());
    expect(report.faults).toEqual([]);
    const [{ count, moved } = { count: 0n, moved: 0n }] = await house.ctx.db.query<{ count: bigint; moved: bigint }>(
      {
        name: '',
        text: `SELECT count(*) AS count, sum(p.amount)::bigint AS moved FROM posting p JOIN account a ON a.id = p.account_id
               WHERE a.player_id = $1 AND a.kind = 'cash'`,
      },
      [ada.playerId],
    );
    expect(report.sums.filter(({ account }) => account === 'cash').reduce((sum, { amount }) => sum + amount, 0n)).toBe(
      moved,
    );
    expect(BigInt(report.movements)).toBe(count);
    expect(report.start).toMatchObject({ player: ada.playerId, month: '2027-03', first: 1, part: 1, parts: 1 });
    const { code, said } = await askPython(text, key());
    expect([code, said]).toEqual([0, expect.stringContaining(`${report.leaves} leaves of ${ada.playerId}`)]);
    for (const { currency, account, kind, amount } of report.sums)
      expect(said).toContain(`${currency} ${account} ${kind}: ${amount} minor units`);
  });

  test('has nothing of another player', async () => {
    const text = await statementOf(house, ada);
    expect(text).not.toContain(bob.playerId);
    const accounts = await house.ctx.db.query<{ id: bigint }>(
      { name: '', text: 'SELECT id FROM account WHERE player_id = $1' },
      [bob.playerId],
    );
    expect(accounts.length).toBeGreaterThan(0);
    for (const { id } of accounts) expect(text).not.toContain(`\\n[${id}, `);
    expect(text).not.toContain('55555');
  });

  test('has a limit that the player set, and states that were followed by their hash alone', async () => {
    const set = await setLimit(
      house.ctx,
      { ip: '127.0.0.1', country: 'DE', requestId: 'r', userAgent: 'secret agent' },
      ada,
      {
        kind: 'deposit',
        period: 'DAY',
        value: '50.00',
      },
    );
    expect(set.ok).toBe(true);
    await publish(house);
    const text = await statementOf(house, ada);
    expect(faultsIn(text, key())).toEqual([]);
    expect((await askPython(text)).code).toBe(0);
    expect(text).toContain('limit/1');
    expect(text).toContain('limit_set');
    expect(text).not.toContain('secret agent');
  });

  test('of a month goes from the head before it to the head after it, and the next goes on from there', async () => {
    house.passTime(Date.parse('2027-03-31T23:50:00Z') - house.ctx.clock.now().getTime());
    await fund(house, ada, 'EUR', 7n);
    await publish(house);
    house.passTime(5 * 60_000);
    await fund(house, ada, 'EUR', 11n);
    house.passTime(10 * 60_000);
    await fund(house, ada, 'EUR', 13n);
    await publish(house);
    const [march, april] = [await statementOf(house, ada, '2027-03'), await statementOf(house, ada, '2027-04')];
    const [before, after] = [verifyStatement(march, key()), verifyStatement(april, key())];
    expect([before.faults, after.faults]).toEqual([[], []]);
    const cash = ({ sums }: typeof before) => sums.filter(({ account }) => account === 'cash');
    expect(cash(after)).toEqual([expect.objectContaining({ count: 1, amount: 13n })]);
    expect(before.leaves - (after.start?.first ?? 0) + 1).toBe(2);
    expect(cash(before).reduce((sum, { count }) => sum + count, 0)).toBe(before.movements);
    expect(march).toContain(`"leaf":"${after.start?.previous}"`);
  });

  test('of no month that nothing was signed of, and of no part that is not there', async () => {
    for (const asked of [
      { month: '2027-04', part: 1 },
      { month: '2027-03', part: 2 },
    ])
      expect(await provenStatement(house.ctx, ada, asked)).toMatchObject({ ok: false, code: 'not_found' });
    const empty = await statementOf(house, await addPlayer(house), '2027-03');
    expect(verifyStatement(empty, key())).toMatchObject({ faults: [], leaves: 0 });
    expect((await askPython(empty)).code).toBe(0);
  });
});

describe('a statement that was tampered with is refused by both verifiers, and the line named', () => {
  test('an amount', async () => {
    const text = await statementOf(house, ada);
    const changed = withLine(text, 3, (line) => ({
      ...line,
      content: String(line['content']).replace(/\d+/g, (digits) => (digits === '100' ? '900' : digits)),
    }));
    expect(changed).not.toBe(text);
    await bothName(changed, 3);
  });

  test('a line that was taken out', async () => {
    const text = await statementOf(house, ada);
    await bothName(
      withRows(text, (rows) => rows.toSpliced(4, 1)),
      5,
      1,
    );
  });

  test('two lines that were swapped', async () => {
    const text = await statementOf(house, ada);
    const { ours, pythons } = await linesRefused(
      withRows(text, (rows) => rows.with(3, rows[4] ?? '').with(4, rows[3] ?? '')),
    );
    expect(ours).toEqual(pythons);
    expect(ours).toEqual(expect.arrayContaining([4, 5]));
  });

  test('a head of another key, one that was changed, and one that the house never signed', async () => {
    const text = await statementOf(house, ada);
    const [first = ''] = text.split('\n');
    const { head } = JSON.parse(first) as { head: Parameters<typeof signHead>[0] };
    await bothName(
      withLine(text, 1, (start) => ({ ...start, head: { ...head, at: head.at + 1 } })),
      1,
    );
    const forged = signHead({ at: head.at, epoch: head.epoch, size: head.size, root: head.root }, 'b'.repeat(64));
    await bothName(
      withLine(text, 1, (start) => ({ ...start, head: forged })),
      1,
    );
    await bothName(
      withLine(text, 1, (start) => ({ ...start, head: forged, publicKey: publicKeyOf('b'.repeat(64)) })),
      1,
    );
  });

  test('a line of another player, and one whose hash was made to fit', async () => {
    const [text, other] = [await statementOf(house, ada), await statementOf(house, bob)];
    const row = (other.split('\n')[3] ?? '').replace(/"seq":\d+/, '"seq":3');
    const { ours, pythons } = await linesRefused(withRows(text, (rows) => rows.with(3, row)));
    expect(ours).toEqual(pythons);
    expect(ours).toContain(4);
  });

  test('a node of the proof, a place in the tree, what a movement says kept back', async () => {
    const text = await statementOf(house, ada);
    const last = text.trimEnd().split('\n').length;
    await bothName(
      withLine(text, last, ({ nodes }) => ({ nodes: [...(nodes as string[]).slice(1), 'a'.repeat(64)] })),
      last,
    );
    const movement = text.split('\n').findIndex((row) => row.includes('movement/1')) + 1;
    const kept = withLine(text, movement, ({ index, seq, leaf }) => ({
      index,
      seq,
      leaf,
      hash: 'a'.repeat(64),
      of: 'movement 1',
    }));
    await bothName(kept, movement);
  });

  test('what is no statement', async () => {
    for (const text of ['', '{}', 'nothing\nat all\n', '[]\n[]\n']) {
      expect(faultsIn(text)).toEqual([{ line: 1, problem: 'not_a_statement' }]);
      expect((await askPython(text)).code).toBe(2);
    }
  });
});

test('what was rewritten in the books is not in a statement as if it had been signed', async () => {
  const [row] = await house.ctx.db.query<{ id: bigint }>(
    { name: '', text: 'SELECT max(id) AS id FROM movement WHERE player_id = $1' },
    [ada.playerId],
  );
  for (const text of [
    'ALTER TABLE movement DISABLE TRIGGER USER',
    `UPDATE movement SET at = at + interval '1 s' WHERE id = ${row?.id}`,
    'ALTER TABLE movement ENABLE TRIGGER USER',
  ])
    await house.ctx.db.query({ name: '', text });
  const faults = faultsIn(await statementOf(house, ada), key());
  expect(faults).toEqual([{ line: expect.any(Number), problem: 'no_content' }]);
});
