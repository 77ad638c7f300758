import type { ServerContext } from '../../context.ts';
import { countAffiliateDay } from '../../db/queries/affiliates.ts';

/** Counts what affiliates' players left to the house, each day that is over once, a transaction a day. */
export const countAffiliateRevenue = async ({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<void> => {
  let isCounted = true;
  while (isCounted) {
    const [row] = await db.query<{ counted: boolean }>(countAffiliateDay, [clock.now()]);
    isCounted = row?.counted === true;
  }
};
