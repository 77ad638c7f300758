import { verifyBundle } from '#domain/proof/bundle.ts';
import { bundleFormat, bundleVersion } from '#domain/proof/bundle-format.ts';
import { recordsOf } from '../support/rounds.ts';
import type { Row } from './row.ts';

const times = 5;

/** How long a file of 10,000 mixed rounds takes to be computed again, by the modules that the browser's worker runs. */
export async function measureProofs(): Promise<Row[]> {
  const rounds: unknown[] = JSON.parse(JSON.stringify(recordsOf(10_000)));
  const tookMs = Array.from({ length: times }, () => {
    const startedAt = performance.now();
    const { mismatches } = verifyBundle({ format: bundleFormat, version: bundleVersion, rounds });
    if (mismatches.length > 0) throw new Error('a true round does not match');
    return performance.now() - startedAt;
  }).sort((one, other) => one - other);
  const value = tookMs[Math.floor(times / 2)] ?? 0;
  return [{ group: 'Proofs', name: '10,000 rounds verified', value, unit: 'ms', aim: 'below 2,000 in the browser' }];
}
