import { Worker } from 'node:worker_threads';
import type { CampaignFigures } from '#contract/desk/campaigns.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import type { Db } from '../../../db/db.ts';
import { type FiguresRow, insertCampaignFigures } from '../../../db/queries/campaigns.ts';
import { newUuid } from '../../identity/tokens.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import { askSize } from './ask-size.ts';
import type { Computed, ToCompute } from './compute.ts';
import { campaignOf, lockedDraft } from './draft.ts';
import { standingOfRules } from './faults.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'random' | 'offers' | 'catalogue' | 'loyalty' | 'limiter' | 'config'>;

const longestMs = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };
/** As it is kept: figures without whose and when. */
type Kept = Omit<CampaignFigures, 'id' | 'revision' | 'madeAt' | 'by'>;

const inThread = (asked: ToCompute): Promise<Result<Computed, 'rate_limited'>> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./figure-worker.ts', import.meta.url), { workerData: asked, resourceLimits });
    const timer = setTimeout(() => end(late), longestMs);
    const late = fail('rate_limited', { retryAfterSeconds: 60 });
    const end = (result: Result<Computed, 'rate_limited'>): void => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    worker.once('message', (computed: Computed) => end(ok(computed)));
    worker.once('error', () => end(late));
    worker.once('exit', () => end(late));
  });

/** Each takes a processor for half a minute: one at a time in a process. */
const running = new WeakSet<Db>();

const once = async <T>(db: Db, work: () => Promise<Result<T, 'rate_limited'>>): Promise<Result<T, 'rate_limited'>> => {
  if (running.has(db)) return fail('rate_limited', { retryAfterSeconds: 30 });
  running.add(db);
  try {
    return await work();
  } finally {
    running.delete(db);
  }
};

type FigureFault = 'campaign_not_found' | 'campaign_faulty' | 'changed_since_shown' | 'rate_limited';

/** Computes a draft's figures off the main thread and keeps them with its revision. `ticks`: of a clock that runs evenly, in ms. */
export async function figureCampaign(
  ctx: Ctx,
  actor: StaffActor,
  id: string,
  revision: number,
  ticks: () => number,
): Promise<Result<CampaignFigures, FigureFault>> {
  const found = await campaignOf(ctx.db, id);
  if (!found.ok) return found;
  if (found.value.revision !== revision) return fail('changed_since_shown', { revision: found.value.revision });
  const { rules } = found.value;
  const { faults } = await standingOfRules(ctx, ctx.db, rules);
  if (faults.length > 0) return fail('campaign_faulty', { faults: faults.length });
  const made = await once(ctx.db, async () => {
    const asked = await askSize(ctx, actor, rules, ticks);
    if (!asked.ok) return asked;
    const size = asked.value;
    const computed = await inThread({ rules, players: size.isWhole ? size.players : null });
    return computed.ok ? ok({ ...computed.value, size }) : computed;
  });
  return made.ok ? keep(ctx, actor, id, revision, made.value) : made;
}

const keep = (ctx: Ctx, actor: StaffActor, id: string, revision: number, kept: Kept) =>
  ctx.db.transaction(async (tx): Promise<Result<CampaignFigures, FigureFault>> => {
    const now = ctx.clock.now();
    const still = await lockedDraft(tx, id, revision);
    if (!still.ok) return still;
    const figures = newUuid(ctx.random);
    await tx.query(insertCampaignFigures, [figures, id, revision, actor.staffId, now, kept]);
    await noteAct(tx, now, actor, {
      act: 'campaigns.draft',
      subject: { kind: 'campaign', id },
      facts: { figures, revision },
    });
    return ok({ id: figures, revision, madeAt: now.toISOString(), by: actor.name, ...kept });
  });

/** Figures as they were kept. */
export const figuresFrom = ({ id, revision, made_at: at, made_by_name: by, figures }: FiguresRow): CampaignFigures => ({
  ...(figures as Kept),
  id,
  revision,
  madeAt: at.toISOString(),
  by,
});

const checking = new WeakSet<Db>();

/** What is wrong with a document as it is typed, and for how many players it would be; null: its person has asked enough for a day. */
export async function checkCampaign(ctx: Ctx, actor: StaffActor, rules: ToCompute['rules'], ticks: () => number) {
  const { faults } = await standingOfRules(ctx, ctx.db, rules);
  if (checking.has(ctx.db)) return fail('rate_limited', { retryAfterSeconds: 2 });
  checking.add(ctx.db);
  try {
    const size = await askSize(ctx, actor, rules, ticks);
    return ok({ faults, size: size.ok ? size.value : null });
  } finally {
    checking.delete(ctx.db);
  }
}
