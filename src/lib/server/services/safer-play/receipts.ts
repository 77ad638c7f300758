import type { ResponseOf } from '#contract/call.ts';
import type { readPlayReceipt } from '#contract/profile/safer-play.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { expectedCostOf, minorOfMicros } from '#domain/returns/expected-cost.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { listSessionPlay, type SessionPlayRow } from '../../db/queries/receipts.ts';
import type { PlayerSession } from '../caller.ts';

/** What one play session came to in one currency, in minor units. */
type SessionTotal = {
  readonly currency: CurrencyCode;
  readonly stakedMinor: bigint;
  readonly returnedMinor: bigint;
  /** What these stakes cost on average by the exact returns of the games, those of other studios left out. */
  readonly expectedMinor: bigint;
  /** Staked where no engine of this house tells a return. */
  readonly untoldMinor: bigint;
};

/** A play session: from its first stake until its last round ended. */
export type Receipt = {
  readonly began: Date;
  readonly ended: Date;
  readonly totals: readonly SessionTotal[];
};

const dayMs = 86_400_000;

const totalOf = (currency: CurrencyCode, rows: readonly SessionPlayRow[]): SessionTotal => {
  let [stakedMinor, returnedMinor, untoldMinor, expected] = [0n, 0n, 0n, 0n];
  for (const row of rows) {
    stakedMinor += row.staked;
    returnedMinor += row.returned;
    const spots = row.spots.map(({ spot, amount }) => ({ spot, amountMinor: BigInt(amount) }));
    const { game_id: gameId, game_version: gameVersion } = row;
    const cost = expectedCostOf({ gameId, gameVersion, currency, stakedMinor: row.staked, spots });
    if (cost === undefined) untoldMinor += row.staked;
    else expected += cost;
  }
  return { currency, stakedMinor, returnedMinor, untoldMinor, expectedMinor: minorOfMicros(expected) };
};

/** The receipts of a player's play sessions as far as they lie within a time, the oldest first. */
export const listReceipts = async (db: Queryable, playerId: string, from: Date, before: Date): Promise<Receipt[]> => {
  const rows = await db.query<SessionPlayRow>(listSessionPlay, [playerId, from, before]);
  return [...Map.groupBy(rows, ({ began }) => began.getTime()).values()].flatMap((session) => {
    const [first] = session;
    if (!first) return [];
    const { began, ended } = first;
    const totals = [...Map.groupBy(session, ({ currency }) => currency)].map(([code, own]) => totalOf(code, own));
    return [{ began, ended, totals }];
  });
};

export const secondsOf = ({ began, ended }: Receipt): number => Math.floor((ended.getTime() - began.getTime()) / 1000);

/** The receipt of the play session that goes on, or of the last one of a day: of one that is longer, its last day. Null: there is none. */
export const lastReceipt = async (
  { db, clock }: ServerContext,
  { playerId }: PlayerSession,
): Promise<ResponseOf<typeof readPlayReceipt>> => {
  const now = clock.now();
  const before = new Date(now.getTime() + 1);
  const receipt = (await listReceipts(db, playerId, new Date(now.getTime() - dayMs), before)).at(-1);
  if (!receipt) return { receipt: null };
  return {
    receipt: {
      startedAt: receipt.began.toISOString(),
      endedAt: receipt.ended.toISOString(),
      seconds: secondsOf(receipt),
      totals: receipt.totals.map(({ currency, stakedMinor, returnedMinor, expectedMinor, untoldMinor }) => ({
        currency,
        staked: formatAmount(stakedMinor, currency),
        returned: formatAmount(returnedMinor, currency),
        net: formatAmount(returnedMinor - stakedMinor, currency),
        expectedCost: formatAmount(expectedMinor, currency),
        untold: formatAmount(untoldMinor, currency),
      })),
    },
  };
};
