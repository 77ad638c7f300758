import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { gameIds } from '#domain/games/book/registry.ts';
import { rowJson } from '#domain/returns/figure-rows.ts';
import { readRows, rtpFromArguments } from '#scripts/rtp.ts';

const run = promisify(execFile);
const all = readRows();
const rows = all.ok ? all.value.map(rowJson) : [];

describe('rtp', () => {
  it('tells every registered game, its rules and how its figures are found', () => {
    expect(new Set(rows.map(({ game }) => game))).toEqual(new Set(gameIds));
    for (const { rulesVersion, method } of rows) {
      expect(rulesVersion).toBeGreaterThan(0);
      expect(method.length).toBeGreaterThan(20);
    }
  });

  it('tells each figure as a fraction and as the decimal of that fraction', () => {
    for (const { returnToPlayer, houseEdge, variance, hitFrequency, maxWin, maxWinChance } of rows) {
      const figures = [returnToPlayer, houseEdge, variance, hitFrequency, maxWin, maxWinChance ?? maxWin];
      for (const { fraction, decimal } of figures) {
        const [num = '', den = ''] = fraction.split('/');
        const error = BigInt(decimal.replace('.', '')) * BigInt(den) - BigInt(num) * 10n ** 15n;
        expect(2n * (error < 0n ? -error : error) <= BigInt(den)).toBe(true);
      }
    }
  });

  it('knows no bet that returns more than its stake, or less than 75% (GLI-19 4.7.1)', () => {
    for (const { returnToPlayer, hitFrequency } of rows) {
      expect(Number(returnToPlayer.decimal)).toBeLessThanOrEqual(1);
      expect(Number(returnToPlayer.decimal)).toBeGreaterThanOrEqual(0.75);
      expect(Number(hitFrequency.decimal)).toBeLessThanOrEqual(1);
    }
  });

  it('tells how likely a largest win is, never likelier than any win, and as the return allows', () => {
    const chances = rows.filter(({ maxWinChance }) => maxWinChance !== null);
    expect(chances.length).toBeGreaterThan(1_400);
    for (const { returnToPlayer, maxWin, maxWinChance } of chances) {
      const share = Number(maxWin.decimal) * Number(maxWinChance?.decimal);
      expect(share).toBeLessThanOrEqual(Number(returnToPlayer.decimal) + 1e-9);
    }
    // The chance of their largest round of free spins is a fraction of dozens or hundreds of digits, which no table tells.
    const untold = rows.filter(({ bet, maxWinChance }) => bet === 'spin' && maxWinChance === null);
    expect(untold.map(({ game }) => game)).toEqual([
      'slot-lamplighters-round',
      'slot-rain-garden',
      'slot-seed-vault',
      'slot-six-shafts',
    ]);
  });

  it('prints JSON', async () => {
    const { stdout } = await run(process.execPath, ['scripts/rtp.ts', '--json', '--game', 'roulette-european']);
    expect(JSON.parse(stdout)[0]).toMatchObject({
      game: 'roulette-european',
      bet: 'straight',
      returnToPlayer: { fraction: '36/37', decimal: '0.972972972972973' },
      variance: { fraction: '46656/1369' },
      hitFrequency: { fraction: '1/37' },
      houseEdge: { fraction: '1/37' },
      maxWin: { fraction: '36/1', decimal: '36.000000000000000' },
      maxWinChance: { fraction: '1/37' },
    });
  });

  it('prints a table with a line for each bet', () => {
    const printed = rtpFromArguments(['--game', 'plinko']);
    const lines = printed.ok ? printed.value.split('\n') : [];
    expect(lines).toHaveLength(2 + 27);
    expect(lines[0]).toMatch(/^Plinko \(plinko\), rules 2\. /);
    expect(lines.find((line) => line.startsWith('rows:16:high'))).toMatch(
      / 98\.8397% +1\.1603% .* 1000\.00 +1 in 32,768$/,
    );
    expect(new Set(lines.slice(1).map((line) => line.length)).size).toBe(1);
  });

  it('computes any bet of the games that have too many to list', () => {
    const figures = (...args: string[]) =>
      JSON.parse(((r) => (r.ok ? r.value : '[]'))(rtpFromArguments(['--json', ...args])));
    expect(figures('--game', 'dice', '--spot', 'under:12.34')).toMatchObject([
      { bet: 'under:12.34', returnToPlayer: { fraction: '99/100' }, hitFrequency: { fraction: '617/5000' } },
    ]);
    expect(figures('--game', 'limbo', '--spot', 'target:777.77')).toHaveLength(1);
    expect(figures('--game', 'plinko', '--spot', 'rows:8:low')).toMatchObject([
      { returnToPlayer: { fraction: '79/80' } },
    ]);
  });

  it.each([
    [['--game', 'poker'], '--game'],
    [['--spot', 'red'], '--spot'],
    [['--game', 'dice', '--spot', 'under:99.99'], '--spot'],
    [['--game', 'plinko', '--spot', 'rows:7:low'], '--spot'],
    [['--nope'], '--nope'],
  ])('names what is wrong with %j', (args, name) => {
    const result = rtpFromArguments(args);
    expect(!result.ok && result.code).toContain(name);
  });

  it('ends with code 2 and one line', async () => {
    const failed = run(process.execPath, ['scripts/rtp.ts', '--game', 'x']);
    await expect(failed).rejects.toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/^rtp: .+\n$/) });
  });
});
