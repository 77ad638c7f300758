import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { verifyFromArguments } from '#scripts/verify.ts';

const serverSeed = 'ab'.repeat(32);
const args = ['--game', 'roulette-european', '--server-seed', serverSeed, '--client-seed', 'lucky', '--nonce', '3'];
const run = promisify(execFile);

describe('verify', () => {
  it('prints the outcome of a round as JSON', async () => {
    const { stdout } = await run(process.execPath, ['scripts/verify.ts', ...args]);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: { number: 21, colour: 'red' }, nonce: 3 });
  });

  it('prints stake, payout and wins of bets', () => {
    const bets = '[{"spot":"red","amount":"1"},{"spot":"black","amount":"2"}]';
    expect(verifyFromArguments([...args, '--bets', bets])).toMatchObject({
      ok: true,
      value: { stake: '3.00', payout: '2.00', wins: [{ spot: 'red', stake: '1.00', payout: '2.00' }] },
    });
  });

  it.each([
    ['--game', 'poker'],
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
