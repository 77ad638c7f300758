import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Beside the pages and not among them: `dist/client` alone is served. */
export const sbomFile = 'dist/sbom.cdx.json';

/** What a lock file (version 3) says of a package. */
const lockedPackage = z.object({
  version: z.string().optional(),
  name: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  link: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});
type LockedPackage = z.output<typeof lockedPackage>;
const lockShape = z.object({
  name: z.string(),
  version: z.string(),
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), lockedPackage),
});

const hash = z.strictObject({
  alg: z.enum(['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512']),
  content: z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})$/),
});
const component = z.strictObject({
  type: z.enum(['application', 'library']),
  'bom-ref': z.string().min(1),
  name: z.string().min(1),
  version: z.string().min(1),
  scope: z.enum(['required', 'optional', 'excluded']).optional(),
  hashes: z.array(hash).min(1).optional(),
  licenses: z
    .array(z.strictObject({ expression: z.string().min(1) }))
    .length(1)
    .optional(),
  purl: z.string().regex(/^pkg:npm\/(?:%40[\w.~-]+\/)?[\w.~-]+@[\w.~%+-]+$/),
});

/** The part of CycloneDX 1.6 (ECMA-424) that we write: its names, its enumerations and its rules, and nothing beside them. */
export const sbomShape = z
  .strictObject({
    $schema: z.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
    bomFormat: z.literal('CycloneDX'),
    specVersion: z.literal('1.6'),
    serialNumber: z.string().regex(/^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    version: z.literal(1),
    metadata: z.strictObject({
      lifecycles: z.array(z.strictObject({ phase: z.literal('build') })),
      component,
    }),
    components: z.array(component),
    dependencies: z.array(z.strictObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
  })
  .superRefine(({ metadata, components, dependencies }, issues) => {
    const refs = [metadata.component, ...components].map((one) => one['bom-ref']);
    const known = new Set(refs);
    if (known.size !== refs.length) issues.addIssue({ code: 'custom', message: 'a bom-ref stands twice' });
    for (const { ref, dependsOn } of dependencies)
      for (const name of [ref, ...dependsOn])
        if (!known.has(name)) issues.addIssue({ code: 'custom', message: `nothing has the bom-ref ${name}` });
  });
export type Sbom = z.output<typeof sbomShape>;

/**
 * Every package of a lock file as a CycloneDX 1.6 bill, the same bytes for the same file: no clock, and a serial number out of its
 * hash. `bom-ref` is the folder a package lies in, for a version may lie in several. Packages of development have the scope
 * `excluded`: they are on the builder's machine and not in the house.
 */
export function sbomOf(lockText: string): Sbom {
  const { name, version, packages } = lockShape.parse(JSON.parse(lockText));
  const folders = Object.keys(packages).filter((folder) => folder !== '' && packages[folder]?.link !== true);
  const ref = (folder: string) => (folder === '' ? `${name}@${version}` : folder);
  const components = folders.map((folder) => componentOf(folder, packages[folder] ?? {}));
  const dependencies = ['', ...folders].map((folder) => ({
    ref: ref(folder),
    dependsOn: neededBy(packages[folder] ?? {}).flatMap((needed) => found(packages, folder, needed) ?? []),
  }));
  return sbomShape.parse({
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(lockText),
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': ref(''),
        name,
        version,
        purl: purlOf(name, version),
      },
    },
    components,
    dependencies,
  });
}

function componentOf(folder: string, { name, version = '0.0.0', integrity, license, ...flags }: LockedPackage) {
  // An alias (`npm:`) lies in a folder of another name than its own.
  const own = name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return {
    type: 'library',
    'bom-ref': folder,
    name: own,
    version,
    scope: flags.dev ? 'excluded' : flags.optional || flags.devOptional ? 'optional' : 'required',
    ...(integrity !== undefined && { hashes: hashesOf(integrity) }),
    ...(license !== undefined && { licenses: [{ expression: license }] }),
    purl: purlOf(own, version),
  };
}

/** https://github.com/package-url/purl-spec: the scope's `@` is encoded, as a plus in a version is. */
const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

const algorithms: Readonly<Record<string, string>> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

/** Subresource integrity as npm writes it: `sha512-<base64>`, some with blanks between. */
const hashesOf = (integrity: string) =>
  integrity.split(' ').map((one) => {
    const [algorithm = '', base64 = ''] = one.split(/-(.*)/s);
    return { alg: algorithms[algorithm], content: Buffer.from(base64, 'base64').toString('hex') };
  });

const neededBy = (one: LockedPackage): string[] =>
  [
    ...new Set(
      [one.dependencies, one.optionalDependencies, one.peerDependencies].flatMap((some) => Object.keys(some ?? {})),
    ),
  ].sort();

/** Where Node finds a package that is asked for in `folder`: in its own `node_modules`, or in one above. */
function found(packages: Readonly<Record<string, LockedPackage>>, folder: string, needed: string): string | undefined {
  const parts = folder === '' ? [] : folder.split(/(?<=.)\/(?=node_modules\/)/);
  for (let depth = parts.length; depth >= 0; depth--) {
    const candidate = [...parts.slice(0, depth), `node_modules/${needed}`].join('/');
    if (packages[candidate] !== undefined) return candidate;
  }
  return undefined;
}

/** A UUID of version 8 (RFC 9562) out of the file's hash. */
function serialOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex');
  const uuid = `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
  return `urn:uuid:${uuid}`;
}

/** Writes the bill of this tree's lock file into a build's folder. */
export function writeSbom(distFolder: string): void {
  const text = `${JSON.stringify(sbomOf(readFileSync('package-lock.json', 'utf8')), null, 1)}\n`;
  writeFileSync(join(distFolder, 'sbom.cdx.json'), text);
}
