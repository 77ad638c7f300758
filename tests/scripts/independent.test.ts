import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GameId, gameIds } from '#domain/games/book/registry.ts';
import { algorithmPage } from '#domain/proof/algorithm/page.ts';

type Round = { outcome: Record<string, unknown>; wins: unknown; payout: string; fractions: unknown };

const folder = mkdtempSync(join(tmpdir(), 'faceup-independent-'));
const vectorsPath = 'tests/independent/vectors.json';
const vectors: Record<string, Round[]> = JSON.parse(readFileSync(vectorsPath, 'utf8'));
const hasPython = spawnSync('python3', ['--version']).status === 0;
const fileOf = (id: GameId) => join(folder, `${id}.json`);

/** What the program prints of all games, and what it computed. Without Python, what it computed when it was recorded. */
function computed(): { lines: string[]; rounds: Record<string, Round[]> } {
  if (!hasPython) {
    const lines = gameIds.map((id) => (id in vectors ? `${id}: right (recorded)` : `${id}: not written (recorded)`));
    return { lines, rounds: vectors };
  }
  const record = join(folder, 'recorded');
  const args = ['-B', 'tests/independent/check.py', '--record', record, ...gameIds.map(fileOf)];
  const lines = execFileSync('python3', args, { encoding: 'utf8' }).trim().split('\n');
  return { lines, rounds: JSON.parse(readFileSync(record, 'utf8')) };
}

describe('a program written from the pages of the algorithm alone', () => {
  beforeAll(() => {
    for (const id of gameIds) writeFileSync(fileOf(id), JSON.stringify(algorithmPage(id)));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('gets every round of every game right, and what it computes is what is recorded', () => {
    const { lines, rounds } = computed();
    const verdicts = Object.fromEntries(
      lines.map((line) => [line.split(': ')[0], line.split(': ')[1]?.split(' (')[0]]),
    );
    expect(verdicts).toEqual(Object.fromEntries(gameIds.map((id) => [id, 'right'])));
    expect(rounds).toEqual(vectors);
  });

  it.each(gameIds)('%s is told on its page as it was computed', (id) => {
    const told = algorithmPage(id).examples.map(({ record, fractions }) => {
      const { outcome, wins, payout } = record;
      return { outcome, wins, payout, fractions };
    });
    expect(vectors[id]).toHaveLength(told.length);
    expect(told).toMatchObject(vectors[id] ?? []);
  });
});
