import { readFileSync } from 'node:fs';
import { type Sbom, sbomShape } from '../build/sbom.ts';
import { type Answer, failed, said } from './answer.ts';
import { hitOf, readAdvisories } from './osv.ts';

/** `sbom check <folder>` holds the build's bill of packages against advisories. Undefined: no command of it. */
export function runSbom(words: readonly string[], sbomFile: string): Answer | undefined {
  const [command, folder, ...rest] = words;
  if (command !== 'check' || folder === undefined || rest.length > 0) return undefined;
  return checkSbom(readSbom(sbomFile), folder);
}

function readSbom(file: string): Sbom {
  try {
    return sbomShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(
      `${file} cannot be read: npm run build writes it (${error instanceof Error ? error.message : error})`,
    );
  }
}

/** Each package and version once, however often it lies in the tree; those of development are named as such. */
function checkSbom({ components }: Sbom, folder: string): Answer {
  const advisories = readAdvisories(folder);
  if (advisories.length === 0) return failed(`There is no advisory in ${folder}.`);
  const packages = new Map<string, (typeof components)[number]>();
  for (const one of components) {
    const key = `${one.name}@${one.version}`;
    if (!packages.has(key) || one.scope !== 'excluded') packages.set(key, one);
  }
  const lines = [...packages.values()].flatMap(({ name, version, scope }) =>
    advisories.flatMap((advisory) => {
      const hit = hitOf(advisory, name, version);
      if (hit === undefined) return [];
      const names = [hit.id, ...hit.aliases].join(', ');
      const where = scope === 'excluded' ? ' (development alone)' : '';
      return `${name} ${version}${where}: ${names}; ${hit.fixed === null ? 'no version with a fix is named' : `fixed in ${hit.fixed}`}`;
    }),
  );
  const counted = `${packages.size} versions of packages against ${advisories.length} advisories`;
  return lines.length === 0
    ? said(`${counted}: none is touched.`)
    : failed(...lines, `${counted}: ${lines.length} hits.`);
}
