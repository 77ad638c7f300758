import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { gameIds } from '#domain/games/book/registry.ts';
import { bundleFormat, bundleVersion } from '#domain/proof/bundle-format.ts';
import { verifyFromArguments } from '#scripts/verify.ts';
import { recordOf, recordsOf } from '#tests/support/rounds.ts';

const serverSeed = 'ab'.repeat(32);
const args = ['--game', 'roulette-european', '--server-seed', serverSeed, '--client-seed', 'lucky', '--nonce', '3'];
const run = promisify(execFile);

describe('verify', () => {
  it('prints the outcome of a round as JSON', async () => {
    const { stdout } = await run(process.execPath, ['scripts/verify.ts', ...args]);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: { number: 21, colour: 'red' } });
  });

  it('prints how it is used', async () => {
    const { stdout } = await run(process.execPath, ['scripts/verify.ts', '--help']);
    for (const name of ['proofs.json', '--server-seed', '--remaining', '--link']) expect(stdout).toContain(name);
  });

  it('prints stake, payout and wins of bets', () => {
    const bets = '[{"spot":"red","amount":"1"},{"spot":"black","amount":"2"}]';
    expect(verifyFromArguments([...args, '--bets', bets])).toMatchObject({
      ok: true,
      value: { stake: '3.00', payout: '2.00', wins: [{ spot: 'red', stake: '1.00', payout: '2.00' }] },
    });
  });

  it.each(gameIds)('computes a round of %s from its parts', (game) => {
    const { proof, bets, actions, outcome, payout, stake } = recordOf(game, 3);
    const parts =
      proof.kind === 'seeds'
        ? ['--server-seed', `${proof.serverSeed}`, '--client-seed', proof.clientSeed, '--nonce', `${proof.nonce}`]
        : [
            '--link',
            `${proof.link}`,
            '--salt',
            proof.salt,
            '--index',
            `${proof.index}`,
            '--commitment',
            proof.commitment,
          ];
    const wire = ['--bets', JSON.stringify(bets), '--actions', JSON.stringify(actions)];
    const verified = verifyFromArguments(['--game', game, ...parts, ...wire]);
    expect(JSON.parse(JSON.stringify(verified))).toMatchObject({ ok: true, value: { outcome, payout, stake } });
    if (proof.kind === 'chain') expect(verified).toMatchObject({ value: { commitmentMatches: true } });
  });

  it.each([
    ['--game', 'poker'],
    ['--actions', '{'],
    ['--actions', '{}'],
    ['--actions', '[{"name":"hit"}]'],
    ['--remaining', '[1]'],
    ['--server-seed', 'xyz'],
    ['--client-seed', 'a:b'],
    ['--nonce', '-1'],
    ['--nonce', '1e3'],
    ['--currency', 'XXX'],
    ['--bets', '{'],
    ['--bets', '[{"spot":"split:1-9","amount":"1"}]'],
  ])('names a bad %s %s', (name, value) => {
    const result = verifyFromArguments([...args, `${name}=${value}`]);
    expect(!result.ok && result.code).toContain(name);
  });

  it('ends with code 2 and one line', async () => {
    const failed = run(process.execPath, ['scripts/verify.ts', '--nope']);
    await expect(failed).rejects.toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^verify: .+\n$/),
    });
  });
});

describe('verify of a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'faceup-proofs-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (name: string, rounds: readonly object[]): string => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify({ format: bundleFormat, version: bundleVersion, rounds }));
    return path;
  };

  it('reports that all rounds match', async () => {
    const { stdout } = await run(process.execPath, ['scripts/verify.ts', fileOf('true.json', recordsOf(60))]);
    expect(JSON.parse(stdout)).toMatchObject({ rounds: 60, matching: 60, mismatches: [] });
  });

  it('names what does not match, and ends with code 1', async () => {
    const rounds = recordsOf(60).map((one, at) => (at === 7 ? { ...one, payout: '1000000.00' } : one));
    const failed = run(process.execPath, ['scripts/verify.ts', fileOf('false.json', rounds)]);
    await expect(failed).rejects.toMatchObject({ code: 1 });
    const { stdout } = (await failed.catch((error: unknown) => error)) as { stdout: string };
    expect(JSON.parse(stdout)).toMatchObject({ matching: 59, mismatches: [{ round: 7, what: ['payout'] }] });
  });

  it('refuses what is no file of proofs', () => {
    const path = join(folder, 'other.json');
    writeFileSync(path, '{}');
    expect(verifyFromArguments([path])).toMatchObject({ ok: false, code: expect.stringContaining('bundle_invalid') });
    expect(verifyFromArguments([join(folder, 'none.json')]).ok).toBe(false);
  });
});
