import { type Month, monthOf } from '#domain/desk/statement-month.ts';
import { ok } from '#domain/result.ts';
import {
  exportDeskStatement,
  listDeskAffiliates,
  readDeskStatement,
} from '../../../services/desk/affiliates/affiliates.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

/** The contract lets nothing else through. */
const monthIn = (text: string): Month => {
  const month = monthOf(text);
  if (month === undefined) throw new Error(`no month: ${text}`);
  return month;
};

export const affiliateRoutes: DeskRoutesOf<'listAffiliates' | 'readAffiliateStatement' | 'exportAffiliateStatement'> = {
  listAffiliates: { handle: async ({ ctx }) => ok(await listDeskAffiliates(ctx.db)) },
  readAffiliateStatement: {
    handle: ({ ctx, params, query }) => readDeskStatement(ctx.db, params.id, monthIn(query.month)),
  },
  exportAffiliateStatement: {
    async handle({ ctx, actor, params, body }) {
      const month = monthIn(body.month);
      const file = await exportDeskStatement(ctx.db, actor, { id: params.id, month }, ctx.clock.now());
      if (!file.ok) return file;
      const name = `${params.id}-${month.name}.csv` as const;
      return ok({ name, type: 'text/csv; charset=utf-8', body: new TextEncoder().encode(file.value) });
    },
  },
};
