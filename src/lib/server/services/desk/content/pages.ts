import type { PagesState } from '#contract/desk/content.ts';
import { buildAgainMs } from '#domain/content/release.ts';
import type { Queryable } from '../../../db/db.ts';
import { findPagesAsked, insertPageBuild, listPageBuilds, type PageBuildRow } from '../../../db/queries/content.ts';
import { wantedPages } from '../../content/wanted-pages.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import type { Ctx } from './state.ts';

const buildsMs = 7 * 86_400_000;

type Builds = { readonly rows: readonly PageBuildRow[]; readonly askedAt: Date | null };

/** What each process did last, and when somebody last asked for the pages that are wanted. */
async function buildsOf(db: Queryable, fingerprint: string, now: Date): Promise<Builds> {
  const since = new Date(now.getTime() - buildsMs);
  const [asked] = await db.query<{ at: Date }>(findPagesAsked, [fingerprint, since]);
  return { rows: await db.query<PageBuildRow>(listPageBuilds, [since]), askedAt: asked?.at ?? null };
}

const isStopped = (row: PageBuildRow, fingerprint: string): boolean =>
  row.fingerprint === fingerprint && (row.state === 'failed' || row.state === 'unsigned');

const isAsked = ({ at }: PageBuildRow, askedAt: Date | null): boolean => askedAt !== null && askedAt > at;

/** Whether the pages show what is in force, and what stopped them from it. */
export async function pagesState(ctx: Ctx): Promise<PagesState> {
  const { fingerprint } = await wantedPages(ctx);
  const { rows, askedAt } = await buildsOf(ctx.db, fingerprint, ctx.clock.now());
  const shown = ctx.pages.shown();
  const againAt = ({ at }: PageBuildRow): string => new Date(at.getTime() + buildAgainMs).toISOString();
  return {
    isServed: shown === null ? null : shown === fingerprint,
    wanted: fingerprint,
    builds: rows.map((row) => ({
      at: row.at.toISOString(),
      host: row.host,
      pid: row.pid,
      state: row.state,
      isWanted: row.fingerprint === fingerprint,
      tookMs: row.took_ms,
      fault: row.fault,
      again: isStopped(row, fingerprint) ? { at: againAt(row), isAsked: isAsked(row, askedAt) } : null,
    })),
  };
}

/**
 * Has every process that could not build the pages in force try again now. Whoever presses twice has asked once; where nothing was stopped nothing is built. The log
 * has each press.
 */
export async function buildPagesAgain(ctx: Ctx, actor: StaffActor): Promise<void> {
  const { fingerprint } = await wantedPages(ctx);
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const { rows, askedAt } = await buildsOf(tx, fingerprint, now);
    const isNew = rows.some((row) => isStopped(row, fingerprint) && !isAsked(row, askedAt));
    // Of no process: every one of them looks for it.
    if (isNew) await tx.query(insertPageBuild, [now, 'desk', 0, fingerprint, 'asked', null, null]);
    await noteAct(tx, now, actor, {
      act: 'content.approve',
      subject: { kind: 'pages', id: fingerprint },
      facts: { buildAgain: isNew },
    });
  });
  ctx.pages.wake();
}
