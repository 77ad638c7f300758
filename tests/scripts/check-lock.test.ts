import { describe, expect, it } from 'vitest';
import { missingEntries, strangers } from '#scripts/check-lock.ts';

const parser = { optionalDependencies: { '@p/binding-linux-arm64-musl': '1.2.3', '@p/binding-darwin-x64': '1.2.3' } };
const binding = { version: '1.2.3', optional: true };

describe('the lock’s platform packages', () => {
  it('adds what a registry did not have, for the platform of its name', () => {
    expect(
      missingEntries({
        packages: { 'node_modules/p': { ...parser, dev: true }, 'node_modules/@p/binding-darwin-x64': binding },
      }),
    ).toEqual({
      'node_modules/@p/binding-linux-arm64-musl': {
        version: '1.2.3',
        dev: true,
        optional: true,
        os: ['linux'],
        cpu: ['arm64'],
        libc: ['musl'],
      },
    });
  });

  it('finds a package beside its dependant and in the folders above', () => {
    const packages = {
      'node_modules/a/node_modules/p': parser,
      'node_modules/a/node_modules/p/node_modules/@p/binding-linux-arm64-musl': binding,
      'node_modules/a/node_modules/@p/binding-darwin-x64': binding,
    };
    expect(missingEntries({ packages })).toEqual({});
  });

  it('asks a person where the name says no platform', () => {
    const packages = { 'node_modules/p': { optionalDependencies: { fsevents: '2.3.3' } } };
    expect(() => missingEntries({ packages })).toThrow('fsevents: for which platform is it?');
  });
});

it('15.2.4: takes no package from elsewhere than the registry, nor without a hash', () => {
  const integrity = 'sha512-aaaa';
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0', integrity },
    'node_modules/c': { version: '1.0.0', integrity, resolved: 'git+ssh://git@github.com/c/c.git#1' },
    'node_modules/d': { version: '1.0.0', integrity, resolved: 'https://elsewhere.example/d-1.0.0.tgz' },
    'node_modules/e': { link: true },
    'node_modules/f': { version: '1.0.0' },
    'node_modules/g': { version: '1.0.0', integrity: 'sha1-aaaa' },
    'node_modules/@p/binding-darwin-x64': binding,
  };
  expect(strangers({ packages })).toEqual([
    'node_modules/c names a place of its own to come from',
    'node_modules/d names a place of its own to come from',
    'node_modules/e names a place of its own to come from',
    'node_modules/f has no hash',
    'node_modules/g has no hash',
  ]);
});
