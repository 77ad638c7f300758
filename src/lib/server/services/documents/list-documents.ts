import type { ResponseOf } from '#contract/call.ts';
import type { readIdVerification } from '#contract/profile/documents.ts';
import { checkOf } from '#domain/documents/check.ts';
import { type Subject, subjectOf } from '#domain/documents/kinds.ts';
import { filesADay, filesInAll, reviewTimeOf } from '#domain/documents/limits.ts';
import type { ServerContext } from '../../context.ts';
import {
  countDocuments,
  type DocumentCounts,
  type DocumentRow,
  listDocuments,
  type ReviewFiguresRow,
  reviewFigures,
} from '../../db/queries/documents.ts';
import type { PlayerSession } from '../caller.ts';
import { keptFor } from '../catalogue/kept.ts';
import { presentDocument } from './present-document.ts';

type Verification = ResponseOf<typeof readIdVerification>;

const dayMs = 86_400_000;
const measuredMs = 30 * dayMs;

/** The same for all players, and new to nobody within minutes. */
const figuresOf = keptFor(300_000, async (ctx) => {
  const since = new Date(ctx.clock.now().getTime() - measuredMs);
  const [row] = await ctx.db.query<ReviewFiguresRow>(reviewFigures, [since]);
  return { decisions: row?.decisions ?? 0, medianHours: row?.median_hours ?? 0 };
});

/** How far the check of a subject is, what is missing, and how long it will take. */
export async function verificationOf(
  ctx: ServerContext,
  session: PlayerSession,
  subject: Subject,
): Promise<Verification> {
  const dayAgo = new Date(ctx.clock.now().getTime() - dayMs);
  const [rows, [counts], figures] = await Promise.all([
    ctx.db.query<DocumentRow>(listDocuments, [session.playerId]),
    ctx.db.query<DocumentCounts>(countDocuments, [session.playerId, dayAgo]),
    figuresOf(ctx),
  ]);
  const { state, missing } = checkOf(subject, rows);
  const inAll = Math.max(0, filesInAll - (counts?.all ?? 0));
  return {
    state,
    missing: [...missing],
    documents: rows.filter(({ kind }) => subjectOf(kind) === subject).map(presentDocument),
    reviewTime: reviewTimeOf(figures, ctx.config.reviewDays),
    uploadsLeft: { today: Math.min(inAll, Math.max(0, filesADay - (counts?.today ?? 0))), inAll },
  };
}
