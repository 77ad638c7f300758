import { hostname } from 'node:os';
import { buildAgainMs } from '#domain/content/release.ts';
import type { ServerContext } from '../context.ts';
import { findPagesAsked, insertPageBuild } from '../db/queries/content.ts';
import { wantedPages } from '../services/content/wanted-pages.ts';
import type { PageBuilder } from './page-builder.ts';
import { rememberPublished, writePublished } from './published-folder.ts';

type Ctx = Pick<
  ServerContext,
  'config' | 'db' | 'clock' | 'log' | 'texts' | 'pages' | 'catalogue' | 'offers' | 'refusedOffers'
>;

/** How often a process looks for what was published elsewhere, and for a day that has come. */
const lookMs = 5_000;

type Failed = { readonly fingerprint: string; readonly at: number };

export type PageKeeper = {
  /** Builds and swaps once, if what is wanted is not what is served. */
  readonly catchUp: (signal: AbortSignal) => Promise<void>;
  /** Does so again and again until it is ended. */
  readonly run: (signal: AbortSignal) => Promise<void>;
};

/**
 * Keeps the pages that this process serves those that are in force: builds beside the house when something was published, taken back, or a day has come, and
 * has `swap` serve them. What fails leaves the pages as they are, in the log and for the desk to show.
 */
export function createPageKeeper(
  ctx: Ctx,
  start: { readonly fingerprint: string },
  build: PageBuilder,
  swap: (folder: string, overlay: string | null) => Promise<void>,
): PageKeeper {
  let served = start.fingerprint;
  ctx.pages.showing(served);
  let failed: Failed | null = null;

  const note = async (
    fingerprint: string,
    state: string,
    tookMs: number | null,
    fault: string | null,
  ): Promise<void> => {
    await ctx.db.query(insertPageBuild, [ctx.clock.now(), hostname(), process.pid, fingerprint, state, tookMs, fault]);
    if (fault === null) ctx.log.info({ fingerprint, tookMs }, `pages: ${state}`);
    else ctx.log.error({ fingerprint, tookMs, fault }, `pages: ${state}`);
  };

  /** When its time has come, or somebody at the desk has asked for it since, here or at another process. */
  const isDueAgain = async ({ fingerprint, at }: Failed): Promise<boolean> =>
    ctx.clock.now().getTime() - at >= buildAgainMs ||
    (await ctx.db.query(findPagesAsked, [fingerprint, new Date(at)])).length > 0;

  const catchUp = async (signal: AbortSignal): Promise<void> => {
    const { fingerprint, published, moment } = await wantedPages(ctx);
    if (fingerprint === served) return;
    if (failed?.fingerprint === fingerprint && !(await isDueAgain(failed))) return;
    const startedAt = performance.now();
    const took = () => Math.round(performance.now() - startedAt);
    await note(fingerprint, 'building', null, null);
    try {
      const overlay = writePublished(ctx.config.dataDir, published);
      const built = await build({ overlay, moment }, signal);
      if (signal.aborted) return;
      if (built.state === 'built') {
        await swap(built.folder, overlay);
        served = fingerprint;
        ctx.pages.showing(served);
        failed = null;
        rememberPublished(ctx.config.dataDir, overlay);
        await note(fingerprint, 'served', took(), null);
        return;
      }
      failed = { fingerprint, at: ctx.clock.now().getTime() };
      await note(fingerprint, built.state, took(), built.fault.slice(0, 4_000));
    } catch (error) {
      failed = { fingerprint, at: ctx.clock.now().getTime() };
      await note(fingerprint, 'failed', took(), String(error instanceof Error ? error.message : error).slice(0, 4_000));
    }
  };

  return {
    catchUp,
    run: async (signal) => {
      while (!signal.aborted) {
        await ctx.pages.woken(lookMs, signal);
        if (signal.aborted) return;
        await catchUp(signal).catch((error: unknown) =>
          ctx.log.warn(
            { reason: error instanceof Error ? error.message : String(error) },
            'pages could not be looked at',
          ),
        );
      }
    },
  };
}
