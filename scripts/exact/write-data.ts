import { writeFileSync } from 'node:fs';

/** Overwrites a game's `exact.ts`: the given lines under a note that says what computed them. */
export const writeData = (game: string, lines: readonly string[]): void => {
  const path = `src/lib/domain/games/${game}/exact.ts`;
  const note = `// Computed by scripts/exact/${game}.ts over every deal; not to be edited by hand.`;
  writeFileSync(path, `${[note, ...lines].join('\n')}\n`);
  console.log(`wrote ${path}`);
};

const grouped = (value: bigint | number): string => `${value}`.replace(/\B(?=(\d{3})+$)/g, '_');

/** An integer as a bigint literal with its thousands apart. */
export const literal = (value: bigint | number): string => `${grouped(value)}n`;

/** A list of bigint literals. */
export const literals = (values: Iterable<bigint | number>): string => `[${Array.from(values, literal).join(', ')}]`;
