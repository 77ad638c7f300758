import { ok } from '#domain/result.ts';
import { provenStatement } from '../../services/transparency/statement.ts';
import { statementPeriod } from '../../services/wallet/period.ts';
import { readStatement } from '../../services/wallet/statement.ts';
import { exportMovements } from '../../services/wallet/statement-csv.ts';
import type { RoutesOf } from '../route.ts';
import { streamedFile } from '../streamed-file.ts';

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const pdf = 'application/pdf';

// What draws a document is much, and is loaded with the first of them.
const statements = () => import('../../services/wallet/statement-pdf.ts');
const receipts = () => import('../../services/wallet/receipt.ts');

export const statementRoutes: RoutesOf<
  'exportTransactions' | 'exportStatement' | 'exportProvenStatement' | 'readReceipt'
> = {
  exportTransactions: {
    rate: 'ordinary',
    async handle({ ctx, session, query }) {
      const period = statementPeriod(query, ctx.clock.now());
      if (!period.ok) return period;
      const { from, before } = period.value;
      const name = `faceup-movements-${dayOf(from)}-to-${dayOf(before)}.csv` as const;
      const parts = exportMovements(ctx, session, { from, before, currency: query.currency });
      return streamedFile(session.playerId, { name, type: 'text/csv; charset=utf-8; header=present' }, parts);
    },
  },
  exportStatement: {
    rate: 'ordinary',
    async handle({ ctx, session, query }) {
      const period = statementPeriod(query, ctx.clock.now());
      if (!period.ok) return period;
      const { from, before } = period.value;
      const statement = await readStatement(ctx, session, { from, before, currency: query.currency });
      const name = `faceup-statement-${dayOf(from)}-to-${dayOf(before)}.pdf` as const;
      const { statementPdf } = await statements();
      return ok({ name, type: pdf, body: await statementPdf(ctx, statement) });
    },
  },
  exportProvenStatement: {
    rate: 'ordinary',
    async handle({ ctx, session, query }) {
      const file = await provenStatement(ctx, session, query);
      if (!file.ok) return file;
      const { name, parts } = file.value;
      return streamedFile(session.playerId, { name, type: 'application/jsonl' }, parts);
    },
  },
  readReceipt: {
    rate: 'ordinary',
    async handle({ ctx, session, params }) {
      const { receiptPdf } = await receipts();
      const body = await receiptPdf(ctx, session, params.id);
      return body.ok ? ok({ name: `faceup-receipt-${params.id}.pdf`, type: pdf, body: body.value }) : body;
    },
  },
};
