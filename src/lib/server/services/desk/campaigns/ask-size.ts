import { createHmac } from 'node:crypto';
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

/** Fewer than these are never told, nor whether there is anybody: a small crowd shows its people, and an empty one that somebody rests. */
const crowdLeast = 10;

/**
 * Down to tens, and to two digits of more; `edge`, from 0 to below 1, says where one ten ends and the next begins. Null: fewer than ten, or not surely
 * more.
 */
const roughly = (players: number, edge: number): number | null => {
  for (let step = 10 ** Math.max(1, String(players).length - 2); step >= crowdLeast; step /= 10) {
    const told = Math.floor((players - Math.floor(edge * step)) / step) * step;
    if (told >= (step === crowdLeast ? crowdLeast : 10 * step)) return told;
  }
  return null;
};

/**
 * As it may be told. Where its edges are is another for each question and known to nobody, the same whoever asks: who has found a crowd at whose edge one
 * player stands has found it for that question alone, and learns nothing by asking another with that player in or out.
 */
export const toldSize = (
  { players, isWhole }: Pick<AudienceSize, 'players' | 'isWhole'>,
  question: string,
  secret: string,
): Told => {
  const edge = createHmac('sha256', secret).update(`audience-size:${question}`).digest().readUInt32BE(0) / 2 ** 32;
  return { players: roughly(players, edge), isWhole };
};

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
  const counted = await countAudienceOf(ctx, ctx.db, rules, ticks);
  const told = toldSize(counted, question, ctx.config.secrets.pseudonym);
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
