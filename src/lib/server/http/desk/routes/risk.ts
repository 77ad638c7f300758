import { ok } from '#domain/result.ts';
import { listRiskCases, readRiskCase } from '../../../services/desk/risk/cases.ts';
import { readRiskAccount, readRiskLinks } from '../../../services/desk/risk/links.ts';
import { previewThresholds } from '../../../services/desk/risk/preview.ts';
import { reportCase } from '../../../services/desk/risk/report.ts';
import {
  approveThresholds,
  proposeThresholds,
  readThresholds,
  refuseThresholds,
  withdrawThresholds,
} from '../../../services/desk/risk/rules.ts';
import { openCase, workOnCase } from '../../../services/desk/risk/work.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

const subject = (id: string) => ({ kind: 'risk_case', id });
const fileTypes = { xml: 'application/xml; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const;

export const riskRoutes: DeskRoutesOf<
  | 'listRiskCases'
  | 'readRiskCase'
  | 'openRiskCase'
  | 'workOnRiskCase'
  | 'readRiskLinks'
  | 'readRiskAccount'
  | 'reportRiskCase'
  | 'readRiskRules'
  | 'previewRiskRules'
  | 'proposeRiskRules'
  | 'approveRiskRules'
  | 'refuseRiskRules'
  | 'withdrawRiskRules'
> = {
  listRiskCases: {
    async handle({ ctx, saw }) {
      const { answer, looked } = await listRiskCases(ctx);
      saw({ players: looked });
      return ok(answer);
    },
  },
  readRiskCase: {
    async handle({ ctx, params, saw }) {
      const found = await readRiskCase(ctx, params.id);
      saw({ players: found.ok ? found.value.looked : [], subject: subject(params.id) });
      return found.ok ? ok(found.value.answer) : found;
    },
  },
  openRiskCase: { handle: ({ ctx, actor, body }) => openCase(ctx, actor, body.playerId, body.reason) },
  workOnRiskCase: {
    handle: ({ ctx, actor, params, body }) =>
      workOnCase(ctx, actor, params.id, {
        deed: body.deed,
        version: body.shown.version,
        note: 'note' in body ? body.note : null,
        decision: 'decision' in body ? body.decision : null,
      }),
  },
  readRiskLinks: {
    async handle({ ctx, params, saw }) {
      const found = await readRiskLinks(ctx, params.id);
      saw({
        players: found.ok ? found.value.looked : [],
        subject: subject(params.id),
        facts: { shown: 'links' },
      });
      return found.ok ? ok(found.value.answer) : found;
    },
  },
  readRiskAccount: {
    async handle({ ctx, params, saw }) {
      const found = await readRiskAccount(ctx, params.id);
      saw({ players: found.ok ? [params.id] : [] });
      return found;
    },
  },
  reportRiskCase: {
    deadlineMs: 60_000,
    async handle({ ctx, actor, params, body }) {
      const { shown, ...wish } = body;
      const made = await reportCase(ctx, actor, params.id, { ...wish, version: shown.version });
      if (!made.ok) return made;
      const name = `report-${params.id}.${body.format}` as const;
      return ok({ name, type: fileTypes[body.format], body: new TextEncoder().encode(made.value.text) });
    },
  },
  readRiskRules: { handle: async ({ ctx }) => ok(await readThresholds(ctx)) },
  previewRiskRules: {
    deadlineMs: 40_000,
    handle: ({ ctx, body }) => previewThresholds(ctx, body.thresholds, () => performance.now()),
  },
  proposeRiskRules: {
    handle: ({ ctx, actor, body }) =>
      proposeThresholds(ctx, actor, {
        thresholds: body.thresholds,
        reason: body.reason,
        version: body.shown.version,
      }),
  },
  approveRiskRules: { handle: ({ ctx, actor, params }) => approveThresholds(ctx, actor, params.id) },
  refuseRiskRules: { handle: ({ ctx, actor, params, body }) => refuseThresholds(ctx, actor, params.id, body.note) },
  withdrawRiskRules: { handle: ({ ctx, actor, params, body }) => withdrawThresholds(ctx, actor, params.id, body.note) },
};
