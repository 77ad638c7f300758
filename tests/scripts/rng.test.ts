import { execFile, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { rawBytes, readWanted } from '#scripts/rng.ts';

const run = promisify(execFile);
const serverSeed = 'ab'.repeat(32);
const block = (index: number): Buffer => createHmac('sha256', serverSeed).update(`rng:0:${index}`).digest();
const stream = (...args: string[]) =>
  spawn(process.execPath, ['scripts/rng.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });

describe('rng', () => {
  it('streams the blocks of the generator as they are, computed here by node:crypto', async () => {
    const args = ['scripts/rng.ts', '--bytes', '75', '--server-seed', serverSeed];
    const { stdout, stderr } = await run(process.execPath, args, { encoding: 'buffer' });
    expect(stdout).toEqual(Buffer.concat([block(0), block(1), block(2)]).subarray(0, 75));
    expect(stderr).toHaveLength(0);
  });

  it('goes on across its chunks without a gap', () => {
    const bytes = Buffer.concat([...rawBytes(serverSeed, 65_536 + 70)]);
    expect(bytes).toHaveLength(65_606);
    expect(bytes.subarray(65_536 - 32)).toEqual(
      Buffer.concat([block(2_047), block(2_048), block(2_049), block(2_050)]).subarray(0, 102),
    );
  });

  it('makes a seed when none is given, and tells it', async () => {
    const { stdout, stderr } = await run(process.execPath, ['scripts/rng.ts', '--bytes', '32'], { encoding: 'buffer' });
    const [, seed = ''] = /^rng: --server-seed ([0-9a-f]{64})\n$/.exec(stderr.toString()) ?? [];
    expect(stdout).toEqual(createHmac('sha256', seed).update('rng:0:0').digest());
  });

  it('waits for a reader that does not read', async () => {
    const child = stream('--bytes', '100000000000', '--server-seed', serverSeed);
    await once(child.stdout, 'readable');
    child.stdout.pause();
    await delay(300);
    // What a pipe and two buffers hold, and not what a second of work makes.
    expect(child.stdout.readableLength).toBeLessThan(1_000_000);
    expect(child.exitCode).toBeNull();
    child.stdout.destroy();
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });

  it('has as many ones as zeros, and all bytes equally often, at 99%', () => {
    const bytes = Buffer.concat([...rawBytes(serverSeed, 1_048_576)]);
    const counts = new Array<number>(256).fill(0);
    for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
    const due = bytes.length / 256;
    const chiSquare = counts.reduce((sum, seen) => sum + (seen - due) ** 2 / due, 0);
    // The 99th percentile of chi-square with 255 degrees of freedom.
    expect(chiSquare).toBeLessThan(310.457);
    const ones = counts.reduce((sum, seen, byte) => sum + seen * byte.toString(2).replaceAll('0', '').length, 0);
    expect(Math.abs(ones - 4 * bytes.length) / Math.sqrt(2 * bytes.length)).toBeLessThan(2.576);
  });

  it.each([
    [[], '--bytes'],
    [['--bytes', '0'], '--bytes'],
    [['--bytes', '-1'], '--bytes'],
    [['--bytes', '1e6'], '--bytes'],
    [['--bytes', '8', '--server-seed', 'xyz'], '--server-seed'],
    [['--bytes', '8', '--nope'], '--nope'],
  ])('names what is wrong with %j', (args, name) => {
    const wanted = readWanted(args);
    expect(!wanted.ok && wanted.code).toContain(name);
  });

  it('ends with code 2 and one line', async () => {
    const failed = run(process.execPath, ['scripts/rng.ts', '--bytes', 'x']);
    await expect(failed).rejects.toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/^rng: .+\n$/) });
  });
});
