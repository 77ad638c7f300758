import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets, SecretsFailed } from '#server/secrets.ts';

const script = fileURLToPath(new URL('../support/secrets-process.ts', import.meta.url));
let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'faceup-secrets-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const answerOf = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0];

test('processes that start together on an empty folder agree on one key, and leave nothing beside it', async () => {
  const children = Array.from({ length: 4 }, () => fork(script, [home]));
  await Promise.all(children.map(answerOf));
  const answers = children.map(answerOf);
  for (const child of children) child.send('now');
  const keys = await Promise.all(answers);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBe(loadSecrets(null, home).seeds);
  expect(readdirSync(home)).toEqual(['secrets.json']);
});

test('the key is closed to others and the same at the next start', () => {
  const first = loadSecrets(null, home);
  expect(statSync(join(home, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(loadSecrets(null, home)).toEqual(first);
});

test.each(['', '{"secretKey":"', '{"secretKey":"abc"}'])('a damaged key %j is named and never replaced', (text) => {
  writeFileSync(join(home, 'secrets.json'), text);
  expect(() => loadSecrets(null, home)).toThrow(SecretsFailed);
  expect(() => loadSecrets(null, home)).toThrow(/secrets\.json is damaged: restore it from a backup/);
});

test('a file where the data folder is to be is named, with what to do', () => {
  const file = join(home, 'occupied');
  writeFileSync(file, '');
  expect(() => loadSecrets(null, file)).toThrow(/a file stands where a folder is needed/);
});
