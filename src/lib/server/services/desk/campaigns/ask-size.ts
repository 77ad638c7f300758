import type { CampaignFigures } from '#contract/desk/campaigns.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import type { Db } from '../../../db/db.ts';
import type { AudienceSize } from '../../promotions/audience.ts';
import { countAudienceOf } from '../../promotions/audience.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import { takeOf } from '../staff-limit.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'catalogue' | 'loyalty' | 'limiter' | 'config'>;
type Told = CampaignFigures['size'];

/** Fewer than these are not told: a small crowd shows its people. */
const crowdLeast = 10;

/** Down to tens, and to two digits of more: of two crowds that differ by one player nobody learns of that one, nor whether they rest. */
const roughly = (players: number): number => {
  const step = Math.max(crowdLeast, 10 ** (String(players).length - 2));
  return players - (players % step);
};

export const toldSize = ({ players, isWhole }: Pick<AudienceSize, 'players' | 'isWhole'>): Told => ({
  players: players > 0 && players < crowdLeast ? null : roughly(players),
  isWhole,
});

const aDay = 86_400;
/** What a person may ask in a day: for some campaigns plenty, for closing in on one player hardly begun. */
export const questionsADay = 150;
const budget = {
  name: 'audience-size/staff',
  points: questionsADay,
  windowSeconds: aDay,
  waitSeconds: aDay,
  waitSecondsMax: aDay,
};

/** What decides for whom a document is. */
const questionOf = ({ audience, countries, depositsMade, segments, coupon }: PromotionRules) => ({
  ...(audience && { audience }),
  countries,
  depositsMade,
  segments,
  isOffered: coupon === null,
});

type Answered = { readonly question: string; readonly told: Told; readonly at: number };
const answered = new WeakMap<Db, Map<string, Answered>>();
const keptMs = 5 * 60_000;

/**
 * For how many players a document would be now, as it may be told: each question costs one of its person's day and stands in the log with its conditions, so that
 * closing in on somebody is neither cheap nor unseen. Whoever changes something else of the document is answered from memory. `rate_limited` carries `retryAfterSeconds`.
 */
export async function askSize(
  ctx: Ctx,
  actor: StaffActor,
  rules: PromotionRules,
  ticks: () => number,
): Promise<Result<Told, 'rate_limited'>> {
  const whom = questionOf(rules);
  const question = JSON.stringify(whom);
  const known = answered.get(ctx.db) ?? new Map<string, Answered>();
  answered.set(ctx.db, known);
  const last = known.get(actor.staffId);
  const now = ctx.clock.now();
  if (last?.question === question && now.getTime() - last.at < keptMs) return ok(last.told);
  const may = await takeOf(ctx, actor, budget);
  if (!may.ok) return may;
  const told = toldSize(await countAudienceOf(ctx, ctx.db, rules, ticks));
  await ctx.db.transaction((tx) =>
    noteAct(tx, now, actor, {
      act: 'campaigns.read',
      subject: { kind: 'campaign', id: rules.id },
      facts: { whom, told },
    }),
  );
  known.set(actor.staffId, { question, told, at: now.getTime() });
  return ok(told);
}
