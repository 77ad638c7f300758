import { ok } from '#domain/result.ts';
import { checkActs } from '../../../services/desk/audit/check-acts.ts';
import { exportActs } from '../../../services/desk/audit/export-acts.ts';
import { listActs } from '../../../services/desk/audit/list-acts.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

type Query = {
  readonly act?: string | undefined;
  readonly staffId?: string | undefined;
  readonly playerId?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly text?: string | undefined;
};

const filterOf = ({ act, staffId, playerId, subjectId, from, to, text }: Query) => ({
  act: act ?? null,
  staffId: staffId ?? null,
  playerId: playerId ?? null,
  subjectId: subjectId ?? null,
  from: from === undefined ? null : new Date(from),
  to: to === undefined ? null : new Date(to),
  text: text ?? null,
});

export const auditRoutes: DeskRoutesOf<'listActs' | 'checkActs' | 'exportActs'> = {
  listActs: {
    handle: async ({ ctx, query: { before, ...query } }) =>
      ok(await listActs(ctx.db, { ...filterOf(query), before: before === undefined ? null : BigInt(before) })),
  },
  checkActs: { deadlineMs: 60_000, handle: async ({ ctx }) => ok(await checkActs(ctx.db)) },
  exportActs: {
    deadlineMs: 120_000,
    async handle({ ctx, query, saw }) {
      // By what was asked, and not what was typed: it may be a name.
      const players = query.playerId === undefined ? [] : [query.playerId];
      saw({ players, facts: { by: Object.keys(query).filter((key) => query[key as keyof Query] !== undefined) } });
      return ok({ name: 'audit.csv', type: 'text/csv; charset=utf-8', body: exportActs(ctx, filterOf(query)) });
    },
  },
};
