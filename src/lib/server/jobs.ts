import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerContext } from './context.ts';
import { countAffiliateRevenue } from './services/affiliates/count-revenue.ts';
import { runChainWatchers } from './services/chain/watchers.ts';
import { countReportDays } from './services/desk/reports/count-days.ts';
import { sweepOrphans } from './services/documents/sweep-orphans.ts';
import { runStream } from './services/events/fill-stream.ts';
import { runNumbering } from './services/events/give-numbers.ts';
import { runWebhooks } from './services/events/send-webhooks.ts';
import { keepPots } from './services/games/jackpot.ts';
import { forgetStaleRows } from './services/house-keeping.ts';
import { runPushJobs } from './services/inbox/push-jobs.ts';
import { publishLiabilities } from './services/liabilities/publish-liabilities.ts';
import { countLoyalty } from './services/loyalty/count-days.ts';
import { publishEdges } from './services/loyalty/edges.ts';
import { payCashback } from './services/loyalty/pay-cashback.ts';
import { runMailJobs } from './services/mail/mail-jobs.ts';
import { expireDeposits } from './services/payments/deposits.ts';
import { refundHeldDeposits } from './services/payments/refund-held.ts';
import { releaseHeldDeposits } from './services/payments/release-held.ts';
import { storeRates } from './services/payments/store-rates.ts';
import { lapsePromotions } from './services/promotions/lapse.ts';
import { lapseKeptCoupons } from './services/promotions/lapse-kept.ts';
import { tellPromotions } from './services/promotions/tell.ts';
import { runRegisters } from './services/registers/ask-again.ts';
import { countReturns } from './services/returns/count-returns.ts';
import { runJournal } from './services/rewind/keep-journal.ts';
import { findRisk } from './services/risk/find-risk.ts';
import { tellDueEasings } from './services/safer-play/due-easings.ts';
import { lookForMarkers } from './services/safer-play/markers/look-for-markers.ts';
import { releaseExcludedRounds } from './services/safer-play/release-rounds.ts';
import { resumeSharedRounds } from './services/shared/rooms.ts';
import { followSettings } from './services/shelf/follow-settings.ts';
import { tellChangedTerms } from './services/terms/announce-terms.ts';
import { publishHourly } from './services/transparency/publish-head.ts';
import { sealLeaves } from './services/transparency/seal.ts';
import { runStamps } from './services/transparency/stamp-heads.ts';
import { finishStaleRounds } from './services/wallet/finish-rounds.ts';
import { runPayouts } from './services/withdrawals/payouts.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** What must be done again and again. Each may run in any number of processes at once, and stop at any point. */
const everyMinute = {
  // What is owed on a day stands in the log before the day's first head is signed.
  publishLiabilities,
  sealLeaves,
  publishHourly,
  storeRates,
  forgetStaleRows,
  expireDeposits,
  releaseHeldDeposits,
  refundHeldDeposits,
  finishStaleRounds,
  releaseExcludedRounds,
  tellDueEasings,
  tellChangedTerms,
  resumeSharedRounds,
  sweepOrphans,
  lapsePromotions,
  lapseKeptCoupons,
  tellPromotions,
  publishEdges,
  countLoyalty,
  payCashback,
  keepPots,
  countReturns,
  countAffiliateRevenue,
  countReportDays,
  lookForMarkers,
  findRisk,
} as const;

/** Starts the house's background work. `stop` waits for what is running. */
export function startJobs(ctx: ServerContext): { readonly stop: () => Promise<void> } {
  const ending = new AbortController();
  const running = Promise.all([
    runMailJobs(ctx, ending.signal),
    runPushJobs(ctx, ending.signal),
    runJournal(ctx, ending.signal),
    runNumbering(ctx, ending.signal),
    runWebhooks(ctx, ending.signal),
    runStream(ctx, ending.signal),
    runPayouts(ctx, ending.signal),
    runChainWatchers(ctx, ending.signal),
    runStamps(ctx, ending.signal),
    runRegisters(ctx, ending.signal),
    followSettings(ctx, ending.signal),
    runEveryMinute(ctx, ending.signal),
    runProgramChecks(ctx, ending.signal),
  ]);
  return {
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}

async function runEveryMinute(ctx: ServerContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const [job, run] of Object.entries(everyMinute)) {
      const ran = ctx.tracing.begin(job, 'internal', null, async () => void (await run(ctx)));
      await ran.catch((error: unknown) => {
        ctx.failures.add(job);
        // A database that is away is no reason to end: the next minute tries again.
        ctx.log.warn({ job, reason: error instanceof Error ? error.message : String(error) }, 'a job was interrupted');
      });
      if (signal.aborted) return;
    }
    await sleep(minuteMs, undefined, { signal }).catch(() => undefined);
  }
}

/** The program's own files, a day after the start's look and each day after; in each process, which runs its own. */
export async function runProgramChecks(
  { program, log }: Pick<ServerContext, 'program' | 'log'>,
  signal: AbortSignal,
  everyMs = dayMs,
): Promise<void> {
  while (program.isOn && !signal.aborted) {
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    await program.look().catch((error: unknown) => log.error({ err: error }, 'the program could not be checked'));
  }
}
