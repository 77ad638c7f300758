import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskVault } from '#server/adapters/documents/disk-vault.ts';
import { sealFile, unsealFile } from '#server/services/documents/seal-file.ts';
import { bytesOf } from '#tests/support/papers.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faceup-vault-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const secret = 'ab'.repeat(32);
const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };

describe('a vault on disk', () => {
  test('gives back what was put in, for the house’s own user alone', async () => {
    const vault = diskVault(folder);
    const id = randomUUID();
    await vault.put(id, bytesOf('sealed'));
    expect(Buffer.from((await vault.get(id)) ?? []).toString()).toBe('sealed');
    const file = join(folder, id.slice(0, 2), id);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, id.slice(0, 2)))).mode & 0o777).toBe(0o700);
    await vault.remove(id);
    await vault.remove(id);
    expect(await vault.get(id)).toBeNull();
  });

  test('never replaces, and leaves no draft of what it refused', async () => {
    const vault = diskVault(folder);
    const id = randomUUID();
    await vault.put(id, bytesOf('first'));
    await expect(vault.put(id, bytesOf('second'))).rejects.toThrow('EEXIST');
    expect(Buffer.from((await vault.get(id)) ?? []).toString()).toBe('first');
    expect(await readdir(join(folder, id.slice(0, 2)))).toEqual([id]);
  });

  test.each([['../../etc/passwd'], ['..'], ['a.php\u0000.jpg'], [randomUUID().toUpperCase()], ['']])(
    'ASVS 5.3.2: takes no name but a UUID: %j',
    async (id) => {
      const vault = diskVault(folder);
      await expect(vault.put(id, bytesOf('x'))).rejects.toThrow('no name');
      await expect(vault.get(id)).rejects.toThrow('no name');
      await expect(vault.remove(id)).rejects.toThrow('no name');
    },
  );

  test('lists a part, and clears away what a killed process left half written', async () => {
    const vault = diskVault(folder);
    const id = `ee${randomUUID().slice(2)}`;
    await vault.put(id, bytesOf('x'));
    const [old, young] = ['old', 'young'].map((name) => join(folder, 'ee', `${id}.${name}.part`));
    for (const draft of [old, young]) await writeFile(draft ?? '', 'half');
    const hoursAgo = new Date(Date.now() - 7_200_000);
    await utimes(old ?? '', hoursAgo, hoursAgo);
    expect((await vault.list('ee')).map((entry) => entry.id)).toEqual([id]);
    expect((await readdir(join(folder, 'ee'))).sort()).toEqual([id, `${id}.young.part`].sort());
    expect(await vault.list('00')).toEqual([]);
  });
});

describe('a sealed file', () => {
  const id = randomUUID();
  const text = bytesOf('a passport '.repeat(100));

  test('shows nothing of what it holds, and opens with its key', () => {
    const sealed = sealFile(secret, random, id, text);
    expect(sealed.includes('passport')).toBe(false);
    expect(unsealFile(secret, id, sealed)).toEqual(Buffer.from(text));
    expect(sealFile(secret, random, id, text)).not.toEqual(sealed);
  });

  test.each<[string, (sealed: Buffer) => [string, string, Uint8Array]]>([
    ['another key', (sealed) => ['cd'.repeat(32), id, sealed]],
    ['another document’s id', (sealed) => [secret, randomUUID(), sealed]],
    [
      'one changed bit',
      (sealed) => [secret, id, sealed.map((byte, at) => (at === sealed.length - 5 ? byte ^ 1 : byte))],
    ],
    ['a changed salt', (sealed) => [secret, id, sealed.map((byte, at) => (at === 3 ? byte ^ 1 : byte))]],
    ['a cut end', (sealed) => [secret, id, sealed.subarray(0, -1)]],
    ['next to nothing', () => [secret, id, Uint8Array.of(1, 2, 3)]],
  ])('does not open with %s', (_, change) => {
    const [key, name, bytes] = change(sealFile(secret, random, id, text));
    expect(() => unsealFile(key, name, bytes)).toThrow();
  });
});
