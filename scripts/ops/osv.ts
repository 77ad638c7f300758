import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, valid } from 'semver';
import { z } from 'zod';

/** A mark on the line of versions: from `introduced` on a package is affected, from `fixed` or behind `last_affected` no more. */
const event = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
  limit: z.string().optional(),
});

/** What of an advisory we read: https://ossf.github.io/osv-schema/ (1.7). */
const advisoryShape = z.object({
  id: z.string().min(1),
  withdrawn: z.string().optional(),
  summary: z.string().optional(),
  aliases: z.array(z.string()).default([]),
  affected: z
    .array(
      z.object({
        package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
        ranges: z.array(z.object({ type: z.string(), events: z.array(event).min(1) })).default([]),
        versions: z.array(z.string()).default([]),
      }),
    )
    .default([]),
});
export type Advisory = z.output<typeof advisoryShape>;
type Event = z.output<typeof event>;

/** Every `.json` in a folder and below. Throws for one that is no advisory: half a list would say that all is well. */
export function readAdvisories(folder: string): Advisory[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => {
    try {
      return advisoryShape.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    } catch (error) {
      throw new Error(`${file} is no advisory in OSV's form: ${error instanceof Error ? error.message : error}`);
    }
  });
}

/** What an advisory says of one version of a package. */
export type Hit = {
  readonly id: string;
  readonly aliases: readonly string[];
  /** The least version above this one that is not affected; null: none is named. */
  readonly fixed: string | null;
};

/**
 * Whether an advisory touches a version of a package of npm: it is listed by name, or lies in a range (SEMVER; ECOSYSTEM, whose
 * order at npm is the same). One that was withdrawn touches nothing, and ranges of commits (GIT) say nothing of versions.
 */
export function hitOf(advisory: Advisory, name: string, version: string): Hit | undefined {
  if (advisory.withdrawn !== undefined || valid(version) === null) return undefined;
  const own = advisory.affected.filter((one) => one.package?.ecosystem === 'npm' && one.package.name === name);
  const ranges = own.flatMap((one) => one.ranges.filter(({ type }) => type === 'SEMVER' || type === 'ECOSYSTEM'));
  const isListed = own.some(({ versions }) => versions.includes(version));
  if (!isListed && !ranges.some(({ events }) => isIn(events, version))) return undefined;
  const fixes = ranges.flatMap(({ events }) => events.flatMap(({ fixed }) => fixed ?? []));
  const above = fixes.filter((fix) => valid(fix) !== null && compare(fix, version) > 0).sort(compare);
  return { id: advisory.id, aliases: advisory.aliases, fixed: above[0] ?? null };
}

const startOf = (text: string): string => (text === '0' ? '0.0.0-0' : text);

/** The schema's own evaluation: the last mark at or below the version decides. */
function isIn(events: readonly Event[], version: string): boolean {
  const marks = events
    .flatMap(({ introduced, fixed, last_affected: last }) => [
      ...(introduced === undefined ? [] : [{ at: startOf(introduced), kind: 'introduced' as const }]),
      ...(fixed === undefined ? [] : [{ at: fixed, kind: 'fixed' as const }]),
      ...(last === undefined ? [] : [{ at: last, kind: 'last' as const }]),
    ])
    .filter(({ at }) => valid(at) !== null)
    .sort((a, b) => compare(a.at, b.at));
  const limits = events.flatMap(({ limit }) => (limit === undefined || limit === '*' ? [] : limit));
  if (limits.length > 0 && !limits.some((limit) => valid(limit) !== null && compare(version, limit) < 0)) return false;
  let affected = false;
  for (const { at, kind } of marks) {
    const order = compare(version, at);
    if (kind === 'introduced' && order >= 0) affected = true;
    if (kind === 'fixed' && order >= 0) affected = false;
    if (kind === 'last' && order > 0) affected = false;
  }
  return affected;
}
