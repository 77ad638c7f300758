import { maskedActs } from '#domain/desk/rights.ts';
import { ok } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import type { StaffActor } from '../../../services/desk/actor.ts';
import { checkActs } from '../../../services/desk/audit/check-acts.ts';
import { exportActs } from '../../../services/desk/audit/export-acts.ts';
import { listActs } from '../../../services/desk/audit/list-acts.ts';
import { listLostActs } from '../../../services/desk/audit/list-lost-acts.ts';
import { rightsOf } from '../../../services/desk/staff/rights.ts';
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

const maskedFor = async ({ db, clock }: ServerContext, { staffId }: StaffActor) =>
  maskedActs(await rightsOf(db, staffId), clock.now());

export const auditRoutes: DeskRoutesOf<'listActs' | 'checkActs' | 'listLostActs' | 'exportActs'> = {
  listActs: {
    async handle({ ctx, actor, query: { before, ...query } }) {
      const masked = await maskedFor(ctx, actor);
      const from = before === undefined ? null : BigInt(before);
      return ok(await listActs(ctx.db, { ...filterOf(query), before: from, masked }));
    },
  },
  checkActs: { deadlineMs: 60_000, handle: async ({ ctx }) => ok(await checkActs(ctx.db)) },
  listLostActs: {
    handle: async ({ ctx, actor, query }) =>
      ok(await listLostActs(ctx.db, query.before ?? null, await maskedFor(ctx, actor))),
  },
  exportActs: {
    deadlineMs: 120_000,
    async handle({ ctx, actor, query, saw }) {
      const masked = await maskedFor(ctx, actor);
      // By what was asked, and not what was typed: it may be a name.
      const players = query.playerId === undefined ? [] : [query.playerId];
      saw({ players, facts: { by: Object.keys(query).filter((key) => query[key as keyof Query] !== undefined) } });
      return ok({
        name: 'audit.csv',
        type: 'text/csv; charset=utf-8',
        body: exportActs(ctx, { ...filterOf(query), masked }),
      });
    },
  },
};
