import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalJson } from '#domain/transparency/statement-format.ts';
import { type StatementFault, verifyStatement } from '#domain/transparency/verify-statement.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { publishNow } from '#server/services/transparency/publish-head.ts';
import { sealLeaves } from '#server/services/transparency/seal.ts';
import { provenStatement } from '#server/services/transparency/statement.ts';
import { type House, roulette, takeSeat } from '../games/house.ts';

/** Rounds of one euro on red. */
export const play = async (house: House, player: PlayerSession, rounds: number): Promise<void> => {
  const { sessionId } = await takeSeat(house, player, roulette);
  for (let round = 0; round < rounds; round += 1) {
    const bets = [{ spot: 'red', amount: '1.00' }];
    const placed = await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets });
    if (!placed.ok) throw new Error(placed.code);
  }
};

/** Seals what waits, and signs it into a folder that is gone afterwards. */
export const publish = async (house: House): Promise<void> => {
  await sealLeaves(house.ctx);
  const dataDir = mkdtempSync(join(tmpdir(), 'faceup-heads-'));
  await publishNow({ ...house.ctx, config: { ...house.ctx.config, dataDir } });
  rmSync(dataDir, { recursive: true });
};

export const statementOf = async (
  house: House,
  player: PlayerSession,
  month = '2027-03',
  part = 1,
): Promise<string> => {
  const file = await provenStatement(house.ctx, player, { month, part });
  if (!file.ok) throw new Error(file.code);
  let text = '';
  for await (const lines of file.value.parts) text += lines;
  return text;
};

type Fields = Record<string, unknown>;

/** A statement with some of its lines (from 1) changed, each still canonical JSON. */
export const withLine = (text: string, line: number, change: (fields: Fields) => Fields): string =>
  text
    .split('\n')
    .map((row, at) => (at === line - 1 ? canonicalJson(change(JSON.parse(row) as Fields)) : row))
    .join('\n');

export const withRows = (text: string, change: (rows: string[]) => string[]): string =>
  `${change(text.trimEnd().split('\n')).join('\n')}\n`;

export const faultsIn = (text: string, publicKey?: string): readonly StatementFault[] =>
  verifyStatement(text, publicKey).faults;

/** What docs/verify_statement.py says of it, and its exit code. */
export const askPython = async (text: string, key = ''): Promise<{ readonly code: number; readonly said: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'faceup-python-'));
  const file = join(folder, 'statement.jsonl');
  writeFileSync(file, text);
  const words = ['docs/verify_statement.py', file, ...(key === '' ? [] : [key])];
  return new Promise((done) => {
    execFile(
      'python3',
      words,
      { env: { PATH: process.env['PATH'], PYTHONDONTWRITEBYTECODE: '1' } },
      (error, stdout, stderr) => {
        rmSync(folder, { recursive: true });
        done({ code: error ? Number(error.code) : 0, said: stdout + stderr });
      },
    );
  });
};
