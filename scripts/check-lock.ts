/**
 * Whether every package of package-lock.json has its hash and no place of its own to come from, so that `npm ci` takes it from the
 * registry alone; and whether the lock names every platform's packages: npm leaves out optional ones that its registry did not have
 * when the lock was written, and then `npm ci` refuses the lock, and other platforms lack their binaries.
 * `--write` adds what is missing, with the platform that its name says; npm skips what is not for its machine.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Entry = {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
export type Lock = { readonly packages: Readonly<Record<string, Entry>> };

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * The entries that `npm ci` would take from elsewhere than the registry, or without looking at a hash. No entry names where it comes
 * from (.npmrc, omit-lockfile-registry-resolved): the registry is that of whoever installs it. What `--write` added for
 * other platforms has none until a registry has it.
 */
export const strangers = ({ packages }: Lock): string[] =>
  Object.entries(packages).flatMap(([place, { resolved, integrity, link, optional }]) => {
    if (place === '') return [];
    if (link || resolved !== undefined) return [`${place} names a place of its own to come from`];
    return integrity?.startsWith('sha512-') || (integrity === undefined && optional) ? [] : [`${place} has no hash`];
  });

/** The entries that should be there and are not, by their place in the lock. */
export function missingEntries({ packages }: Lock): Record<string, Entry> {
  const missing: Record<string, Entry> = {};
  for (const [place, entry] of Object.entries(packages))
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {}))
      if (!isThere(packages, place, name))
        missing[`node_modules/${name}`] = {
          version,
          ...(entry.dev && { dev: true }),
          optional: true,
          ...platformOf(name),
        };
  return missing;
}

/** Node's own look-up: beside the dependant, or in any folder above it. */
function isThere(packages: Lock['packages'], place: string, name: string): boolean {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const found = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (Object.hasOwn(packages, found)) return true;
    if (folder === '') return false;
  }
}

/** `…-linux-arm64-musl` → linux, arm64, musl. Throws when the name says no platform: then a person must look. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  // Some call x64 by its other name.
  const parts = name.split(/[-/]/).map((part) => (part === 'amd64' ? 'x64' : part));
  const os = systems.find((system) => parts.includes(system) || (system === 'darwin' && parts.includes('macos')));
  const cpu = processors.find((processor) => parts.includes(processor));
  if (cpu === undefined || (os === undefined && cpu !== 'wasm32'))
    throw new Error(`${name}: for which platform is it?`);
  const libc = parts.includes('musl') ? ['musl'] : parts.includes('gnu') ? ['glibc'] : undefined;
  return { cpu: [cpu], ...(libc && { libc }), ...(os && { os: [os] }) };
}

if (import.meta.main) {
  const file = 'package-lock.json';
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  const strange = strangers(lock);
  for (const line of strange) console.error(line);
  if (strange.length > 0) process.exitCode = 1;
  const missing = missingEntries(lock);
  const names = Object.keys(missing);
  if (process.argv.includes('--write') && names.length > 0) {
    const packages = Object.fromEntries(
      Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1)),
    );
    writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
    console.log(`check-lock: added ${names.length} entries`);
  } else if (names.length > 0) {
    for (const name of names) console.error(`${name} is not in ${file}`);
    console.error('Run: node scripts/check-lock.ts --write');
    process.exitCode = 1;
  } else console.log(`check-lock: ${Object.keys(lock.packages).length} packages, every platform's are there`);
}
