import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { loyaltyDocument } from '#contract/profile/loyalty-rules.ts';
import { type LoyaltyLevels, levelFaults } from '#domain/loyalty/levels.ts';

/** The levels that Faceup comes with, from the folder in which it is built and started. */
export const loyaltyFile = 'src/content/loyalty.yaml';

/** Levels that cannot be used. `message` has a line for each fault: file, field, remedy. */
class LoyaltyFaulty extends Error {
  override readonly name = 'LoyaltyFaulty';
}

const faulty = (file: string, faults: readonly string[]): never => {
  throw new LoyaltyFaulty(
    ['The loyalty levels cannot be used:', ...faults.map((fault) => `  ${file}: ${fault}`)].join('\n'),
  );
};

const readYaml = (file: string): unknown => {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return faulty(file, [error instanceof Error ? error.message : String(error)]);
  }
};

/** The loyalty levels of a file. Throws `LoyaltyFaulty`. */
export const readLoyalty = (file: string): LoyaltyLevels => {
  const parsed = loyaltyDocument.safeParse(readYaml(file));
  if (!parsed.success)
    return faulty(
      file,
      parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
    );
  const faults = levelFaults(parsed.data.levels);
  return faults.length > 0 ? faulty(file, faults) : parsed.data.levels;
};
