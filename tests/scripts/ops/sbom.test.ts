import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sbomOf } from '#scripts/build/sbom.ts';
import { type Advisory, hitOf } from '#scripts/ops/osv.ts';
import { runSbom } from '#scripts/ops/sbom.ts';

let folder: string;
let sbomFile: string;
beforeEach(() => {
  const base = mkdtempSync(join(tmpdir(), 'faceup-osv-'));
  folder = join(base, 'osv');
  sbomFile = join(base, 'sbom.cdx.json');
  mkdirSync(folder);
  const packages = {
    '': {},
    'node_modules/hono': { version: '4.9.6' },
    'node_modules/a/node_modules/hono': { version: '4.9.6', dev: true },
    'node_modules/vitest': { version: '3.0.0', dev: true },
    'node_modules/@s/b': { version: '1.0.0-rc.1' },
  };
  const lock = JSON.stringify({ name: 'house', version: '1.0.0', lockfileVersion: 3, packages });
  writeFileSync(sbomFile, JSON.stringify(sbomOf(lock)));
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

type Range = Advisory['affected'][number]['ranges'][number];
const range = (...events: Range['events']): Range => ({ type: 'SEMVER', events });
const advisory = (name: string, ranges: Range[], more: Partial<Advisory> = {}, versions: string[] = []): Advisory => ({
  id: 'GHSA-test-test-test',
  aliases: [],
  affected: [{ package: { ecosystem: 'npm', name }, ranges, versions }],
  ...more,
});
const bring = (file: string, one: unknown) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(one));
};
const check = () => runSbom(['check', folder], sbomFile);

describe('sbom check', () => {
  test('names package, version, advisory and the version with the fix, and fails', () => {
    const ranges = [range({ introduced: '0' }, { fixed: '4.9.7' })];
    bring('npm/one.json', advisory('hono', ranges, { id: 'GHSA-1', aliases: ['CVE-2025-1'], summary: 'A hole' }));
    expect(check()).toEqual({
      done: false,
      lines: ['hono 4.9.6: GHSA-1, CVE-2025-1; fixed in 4.9.7', '3 versions of packages against 1 advisories: 1 hits.'],
    });
  });

  test('says what is a tool of development alone, and that no fix is named', () => {
    bring('two.json', advisory('vitest', [range({ introduced: '1.0.0' }, { last_affected: '3.0.0' })]));
    expect(check()?.lines[0]).toBe(
      'vitest 3.0.0 (development alone): GHSA-test-test-test; no version with a fix is named',
    );
  });

  test('is content when nothing is touched', () => {
    bring('three.json', advisory('hono', [range({ introduced: '4.9.7' })]));
    expect(check()).toEqual({ done: true, lines: ['3 versions of packages against 1 advisories: none is touched.'] });
  });

  test('is not content with an empty folder, a file that is no advisory, a missing bill or another command', () => {
    expect(check()?.done).toBe(false);
    expect(() => runSbom(['check', join(folder, 'none')], sbomFile)).toThrow('ENOENT');
    bring('broken.json', { id: 5 });
    expect(check).toThrow('broken.json is no advisory');
    rmSync(sbomFile);
    expect(check).toThrow('npm run build writes it');
    expect(runSbom(['check'], sbomFile)).toBeUndefined();
    expect(runSbom(['mend', folder], sbomFile)).toBeUndefined();
  });
});

describe('an advisory', () => {
  const two = [range({ introduced: '1.0.0' }, { fixed: '1.2.0' }, { introduced: '2.0.0' }, { fixed: '2.3.0' })];

  test.each([
    ['0.9.9', false],
    ['1.0.0', true],
    ['1.1.9', true],
    ['1.2.0', false],
    ['2.0.0-rc.1', false],
    ['2.2.9', true],
    ['2.3.0-rc.1', true],
    ['2.3.0', false],
    ['10.0.0', false],
  ])('with two ranges: %s is touched: %s', (version, touched) => {
    expect(hitOf(advisory('x', two), 'x', version) !== undefined).toBe(touched);
  });

  test('names the fix of the range that touches, whatever order its marks are in', () => {
    expect(hitOf(advisory('x', two), 'x', '1.1.0')?.fixed).toBe('1.2.0');
    const turned = [range({ fixed: '2.3.0' }, { introduced: '2.0.0' }, { fixed: '1.2.0' }, { introduced: '1.0.0' })];
    expect(hitOf(advisory('x', turned), 'x', '2.1.0')?.fixed).toBe('2.3.0');
  });

  test.each([
    ['1.5.0', true],
    ['1.5.1', false],
  ])('whose last version is named: %s is touched: %s', (version, touched) => {
    const ranges = [range({ introduced: '0' }, { last_affected: '1.5.0' })];
    expect(hitOf(advisory('x', ranges), 'x', version) !== undefined).toBe(touched);
  });

  test('that lists versions touches those, without a range', () => {
    expect(hitOf(advisory('x', [], {}, ['1.0.0']), 'x', '1.0.0')).toBeDefined();
    expect(hitOf(advisory('x', [], {}, ['1.0.0']), 'x', '1.0.1')).toBeUndefined();
  });

  test('that introduces at 0 touches versions before the first release as well', () => {
    expect(hitOf(advisory('x', [range({ introduced: '0' })]), 'x', '0.0.0-alpha')).toBeDefined();
  });

  test('that ends at a limit touches nothing from there on', () => {
    const ranges = [range({ introduced: '0' }, { limit: '2.0.0' })];
    expect(hitOf(advisory('x', ranges), 'x', '1.9.9')).toBeDefined();
    expect(hitOf(advisory('x', ranges), 'x', '2.0.0')).toBeUndefined();
  });

  test('that was withdrawn, is of another package, another registry or of commits touches nothing', () => {
    const all = [range({ introduced: '0' })];
    expect(hitOf(advisory('x', all, { withdrawn: '2026-01-01T00:00:00Z' }), 'x', '1.0.0')).toBeUndefined();
    expect(hitOf(advisory('y', all), 'x', '1.0.0')).toBeUndefined();
    const pip = { affected: [{ package: { ecosystem: 'PyPI', name: 'x' }, ranges: all, versions: [] }] };
    expect(hitOf(advisory('x', all, pip), 'x', '1.0.0')).toBeUndefined();
    expect(hitOf(advisory('x', [{ type: 'GIT', events: [{ introduced: '0' }] }]), 'x', '1.0.0')).toBeUndefined();
  });
});
