import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sbomOf, sbomShape, writeSbom } from '#scripts/build/sbom.ts';

const lockText = readFileSync('package-lock.json', 'utf8');
const lock = JSON.parse(lockText) as { packages: Record<string, { version?: string; integrity?: string }> };
const sbom = sbomOf(lockText);

describe('the bill of packages of this tree', () => {
  test('has each package of the lock file once, with its version, its hash and its address', () => {
    const folders = Object.keys(lock.packages).filter((folder) => folder !== '');
    expect(sbom.components.map((one) => one['bom-ref'])).toEqual(folders);
    for (const one of sbom.components) {
      const locked = lock.packages[one['bom-ref']];
      expect(one.version).toBe(locked?.version);
      expect(one.hashes?.length ?? 0).toBe(locked?.integrity?.split(' ').length ?? 0);
    }
  });

  test('knows a package’s hash as npm has it, its licence, and whether the house runs it', () => {
    const hono = sbom.components.find((one) => one['bom-ref'] === 'node_modules/hono');
    expect(hono).toMatchObject({ name: 'hono', scope: 'required', licenses: [{ expression: 'MIT' }] });
    const base64 = Buffer.from(hono?.hashes?.[0]?.content ?? '', 'hex').toString('base64');
    expect(lock.packages['node_modules/hono']?.integrity).toBe(`sha512-${base64}`);
    expect(sbom.components.find((one) => one.name === 'vitest')?.scope).toBe('excluded');
  });

  test('names who needs whom, down to the folder that Node would take', () => {
    const needs = (ref: string) => sbom.dependencies.find((one) => one.ref === ref)?.dependsOn;
    expect(needs(sbom.metadata.component['bom-ref'])).toContain('node_modules/hono');
    expect(needs('node_modules/pg')).toContain('node_modules/pg-pool');
  });

  test('is the same for the same lock file, and another for another', () => {
    expect(sbomOf(lockText)).toEqual(sbom);
    expect(sbomOf(lockText.replace('"faceup"', '"other"')).serialNumber).not.toBe(sbom.serialNumber);
  });

  test('is written beside the pages, in the form of CycloneDX 1.6', () => {
    const folder = mkdtempSync(join(tmpdir(), 'faceup-sbom-'));
    writeSbom(folder);
    expect(sbomShape.parse(JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')))).toEqual(sbom);
    rmSync(folder, { recursive: true });
  });
});

test('a package nested under another is found there first, and one that lies twice has two entries', () => {
  const small = sbomOf(
    JSON.stringify({
      name: 'house',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: {
        '': { dependencies: { a: '1', '@s/b': '1' } },
        'node_modules/a': { version: '1.0.0', dependencies: { c: '1' } },
        'node_modules/a/node_modules/c': { version: '1.0.0', license: '(MIT OR Apache-2.0)' },
        'node_modules/@s/b': { version: '2.0.0+1', dependencies: { c: '2', gone: '1' } },
        'node_modules/c': { version: '2.0.0', dev: true },
        'node_modules/alias': { name: 'c', version: '3.0.0' },
      },
    }),
  );
  expect(small.dependencies).toEqual([
    { ref: 'house@1.0.0', dependsOn: ['node_modules/@s/b', 'node_modules/a'] },
    { ref: 'node_modules/a', dependsOn: ['node_modules/a/node_modules/c'] },
    { ref: 'node_modules/a/node_modules/c', dependsOn: [] },
    { ref: 'node_modules/@s/b', dependsOn: ['node_modules/c'] },
    { ref: 'node_modules/c', dependsOn: [] },
    { ref: 'node_modules/alias', dependsOn: [] },
  ]);
  expect(small.components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/a@1.0.0',
    'pkg:npm/c@1.0.0',
    'pkg:npm/%40s/b@2.0.0%2B1',
    'pkg:npm/c@2.0.0',
    'pkg:npm/c@3.0.0',
  ]);
});

test('a bill that names what it does not have, or has one thing twice, is none', () => {
  const [first] = sbom.components;
  const dangling = { ...sbom, dependencies: [{ ref: 'nobody', dependsOn: [] }] };
  expect(sbomShape.safeParse(dangling).success).toBe(false);
  expect(sbomShape.safeParse({ ...sbom, components: [...sbom.components, first] }).success).toBe(false);
  expect(sbomShape.safeParse({ ...sbom, specVersion: '1.5' }).success).toBe(false);
});
