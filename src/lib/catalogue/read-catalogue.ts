import { readFileSync } from 'node:fs';
import { parseSnapshot } from '#contract/games/snapshot.ts';
import type { Snapshot } from '#domain/catalogue/game.ts';
import { faultLine } from '#domain/catalogue/snapshot-fault.ts';

/** The catalogue that Faceup comes with, from the folder in which it is built and started. */
export const catalogueFile = 'src/content/catalogue/catalogue.json';

/** A catalogue that cannot be used. `message` has a line for each fault, which names file, game, field and remedy. */
export class CatalogueFaulty extends Error {
  override readonly name = 'CatalogueFaulty';
}

const linesMax = 50;

const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CatalogueFaulty(
      `The catalogue cannot be read: ${file}: ${reason}. Correct the file, or write it anew: npm run catalogue:sync`,
    );
  }
};

/** The catalogue of a file, for pages and server alike. Throws `CatalogueFaulty`. */
export const readCatalogue = (file: string): Snapshot => {
  const parsed = parseSnapshot(read(file));
  if (parsed.ok) return parsed.value;
  const lines = parsed.faults.map((fault) => `  ${file}: ${faultLine(fault)}`);
  const more = lines.length > linesMax ? [`  and ${lines.length - linesMax} more`] : [];
  throw new CatalogueFaulty(['The catalogue cannot be used:', ...lines.slice(0, linesMax), ...more].join('\n'));
};
