import { ok } from '#domain/result.ts';
import { zipOf } from '../../../services/account/zip.ts';
import { checkReportDays } from '../../../services/desk/reports/count-days.ts';
import { listReportPostings } from '../../../services/desk/reports/list-postings.ts';
import { readCohorts } from '../../../services/desk/reports/read-cohorts.ts';
import { readReport, reportFile } from '../../../services/desk/reports/read-report.ts';
import { supervisorRecords } from '../../../services/transparency/supervisor-records.ts';
import { takeVault } from '../../../services/transparency/take-vault.ts';
import { streamedFile } from '../../streamed-file.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

export const reportRoutes: DeskRoutesOf<
  'readReport' | 'exportReport' | 'readCohorts' | 'listReportPostings' | 'exportVault' | 'checkReport'
> = {
  readReport: { handle: async ({ ctx, query }) => ok(await readReport(ctx, query)) },
  exportReport: {
    handle: async ({ ctx, query }) =>
      ok({
        name: `report-${query.by}-${query.from}-${query.to}.csv`,
        type: 'text/csv; charset=utf-8',
        body: await reportFile(ctx, query),
      }),
  },
  readCohorts: { handle: async ({ ctx, query }) => ok(await readCohorts(ctx, query.currency)) },
  listReportPostings: { handle: async ({ ctx, query }) => ok(await listReportPostings(ctx, query)) },
  exportVault: {
    sensitive: true,
    async handle({ ctx, actor, body }) {
      if (body.form !== 'leaves') {
        const records = await supervisorRecords(ctx, actor, body.form, body.day, ctx.clock.now());
        if (!records.ok) return records;
        const { name, files } = records.value;
        const parts = zipOf(
          files.map(({ path, text }) => ({ name: path, parts: oneOf(text) })),
          ctx.clock.now(),
        );
        return streamedFile(actor.staffId, { name, type: 'application/zip' }, parts);
      }
      const vault = await takeVault(ctx, actor, body.day, ctx.clock.now());
      if (!vault.ok) return vault;
      const { name, parts } = vault.value;
      return streamedFile(actor.staffId, { name, type: 'application/jsonl' }, parts);
    },
  },
  checkReport: {
    // Reads every posting of the days anew.
    sensitive: true,
    deadlineMs: 120_000,
    handle: async ({ ctx, body }) => ok(await checkReportDays(ctx.db, body.from, body.to)),
  },
};

async function* oneOf(text: string): AsyncGenerator<string, void> {
  yield text;
}
