import { zero } from '../../maths/rational.ts';
import { type BetOdds, ofChances } from '../kit/odds.ts';
import { mathsOf } from './maths.ts';
import type { KenoSheet } from './sheet.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

export const ticketOdds = (sheet: KenoSheet): BetOdds[] => {
  const { hitCases } = mathsOf(sheet);
  return sheet.tableNames.flatMap((table) =>
    upTo(sheet.picksMax).map((picks) => ({
      spot: `picks:${table}:${upTo(picks).join('-')}`,
      outcomes: ofChances(
        [0, ...upTo(picks)].map((hits) => ({
          pays: sheet.multipliersOf(table, picks)[hits] ?? zero,
          cases: hitCases(picks, hits),
        })),
      ),
    })),
  );
};
