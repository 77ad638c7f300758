import type { ReviewThresholds } from '#domain/payments/review-rules.ts';
import {
  firstThresholds,
  type HoldThresholds,
  holdThresholdNames,
  parseThresholds,
  type RiskThresholds,
} from '#domain/risk/thresholds.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { findThresholds, type KeptThresholdsRow } from '../../db/queries/risk/thresholds.ts';

/** The thresholds that count now, and by which version; 0: those of the configuration, before anybody has changed one. */
export type Thresholds = { readonly version: number; readonly thresholds: RiskThresholds };

const holdPart = <T extends HoldThresholds>(all: T): HoldThresholds =>
  Object.fromEntries(holdThresholdNames.map((name) => [name, all[name]])) as HoldThresholds;

export async function currentThresholds({ config }: Pick<ServerContext, 'config'>, db: Queryable): Promise<Thresholds> {
  const [row] = await db.query<KeptThresholdsRow>(findThresholds);
  if (row === undefined)
    return { version: 0, thresholds: { ...firstThresholds, ...holdPart(config.withdrawals.review) } };
  const thresholds = parseThresholds(row.thresholds);
  if (thresholds === null) throw new Error(`Version ${row.version} of the thresholds of risk is not whole`);
  return { version: row.version, thresholds };
}

/** Those by which a withdrawal is held: windows are the configuration's, figures the desk's. */
export const reviewThresholds = (configured: ReviewThresholds, thresholds: RiskThresholds): ReviewThresholds => ({
  ...configured,
  ...holdPart(thresholds),
});

export const holdThresholds = holdPart;
