import { deviationsOf, driftOf, type Measured } from '#domain/returns/drift.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import { noteDrift, type ReturnRow, sumReturns } from '../../db/queries/returns.ts';
import type { MailKind } from '../mail/letter.ts';

/** The sums of one kind of bet, in minor units of its currency; undefined of a game's rounds together, of which there is no theory. */
export const measuredOf = (row: ReturnRow): Measured | undefined => {
  const { rounds, staked, returned, expected, variance, largest_win: win, largest_stake: stake } = row;
  if (expected === null || variance === null || win === null || stake === null) return undefined;
  return { rounds, staked, returned, expected, variance, largestWin: win, largestStake: stake };
};

/** Tells staff, by mail and in the log, once for each, of kinds of bets whose rounds have left what their figures allow. */
export const watchReturns = async (
  { clock, log }: Pick<ServerContext, 'clock' | 'log'>,
  db: Queryable,
  day: string,
): Promise<void> => {
  for (const row of await db.query<ReturnRow>(sumReturns, [])) {
    const measured = measuredOf(row);
    const direction = measured && driftOf(measured);
    if (!measured || !direction) continue;
    const { game_id: game, game_version: version, currency, kind } = row;
    const noted = await db.query(noteDrift, [game, version, currency, kind, direction, day, clock.now()]);
    if (noted.length === 0) continue;
    const { rounds, staked, returned, expected } = measured;
    const sums = { rounds, staked, returned, expected, deviations: deviationsOf(measured) };
    const facts = { game, version, currency, kind, direction, day, ...sums };
    await db.query(enqueueMail, ['return_drift' satisfies MailKind, null, clock.now(), facts]);
    log.error(facts, 'a game returns otherwise than its figures say');
  }
};
