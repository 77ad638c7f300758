import { mondayOf } from '#domain/loyalty/points.ts';
import { compare, type Rational, rational, rationalOf, subtract, toDecimalString } from '#domain/maths/rational.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { fitsAudience } from '#domain/promotions/audience/fits-audience.ts';
import { type FitFacts, fits, type Misfit } from '#domain/promotions/fits.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  findTaker,
  type GivenRow,
  listGiven,
  listRejections,
  listTaken,
  type RejectionRow,
  type TakenRow,
  type TakerRow,
} from '../../db/queries/promotions.ts';
import { type AudienceKnown, audienceFactsOf } from './audience.ts';

const dayMs = 86_400_000;

/** A player of whom it is asked what is offered, as they stand at a moment. */
export type Taker = {
  readonly playerId: string;
  readonly now: Date;
  readonly who: TakerRow;
  readonly taken: readonly TakenRow[];
  readonly given: readonly GivenRow[];
  readonly rejections: readonly RejectionRow[];
  /** What the audiences that were to be asked need to know; null: none of them has one. */
  readonly audience: AudienceKnown | null;
};

/** Of which promotions it will be asked whether their audience has the player in it. */
type ToAsk = { readonly ctx: Pick<ServerContext, 'catalogue' | 'loyalty'>; readonly of: readonly PromotionRules[] };

/** Loads it, under the player's lock where something is to come of it. `creditedNow`: a deposit that is not counted yet. */
export async function loadTaker(
  db: Queryable,
  playerId: string,
  now: Date,
  toAsk: ToAsk | null = null,
  creditedNow: string | null = null,
): Promise<Taker> {
  const [who] = await db.query<TakerRow>(findTaker, [playerId, now, creditedNow]);
  if (who === undefined) throw new Error('A promotion without its player');
  return {
    playerId,
    now,
    who,
    taken: await db.query<TakenRow>(listTaken, [playerId]),
    given: await db.query<GivenRow>(listGiven, [playerId]),
    rejections: await db.query<RejectionRow>(listRejections, [playerId]),
    audience: toAsk && (await audienceFactsOf(toAsk.ctx, db, playerId, now, toAsk.of, creditedNow)),
  };
}

/** Until when a break lasts; undefined: the player takes none. */
export const breakUntil = ({ who: { timed_out_until: until }, now }: Taker): Date | undefined =>
  until !== null && until > now ? until : undefined;

/** The span in which a promotion is had once: the week's Monday, or '' for good. */
export const periodOf = ({ oncePer }: PromotionRules, now: Date): string => (oncePer === 'week' ? mondayOf(now) : '');

/** What the asking itself brings: where from, in which currency, with which code. */
export type Asked = {
  /** ISO codes of where the call, or the acceptance, came from; the profile's counts beside it. */
  readonly from: string | null;
  readonly currency: CurrencyCode | null;
  readonly coupon: string | null;
};

/**
 * Whether a promotion is for the player now: from every country that is known of them, and never while they rest. `paidAt`: the day
 * that counts where the payment was begun before now.
 */
export function fitOf(taker: Taker, rules: PromotionRules, asked: Asked, paidAt = taker.now): Result<true, Misfit> {
  const facts = factsOf(taker, rules, asked, paidAt);
  const countries = [...new Set([asked.from, taker.who.country].filter((country) => country !== null))];
  for (const country of countries.length === 0 ? [null] : countries) {
    const fit = fits(rules, { ...facts, country });
    if (!fit.ok) return fit;
  }
  return ok(true);
}

function factsOf(
  taker: Taker,
  rules: PromotionRules,
  { currency, coupon }: Asked,
  paidAt: Date,
): Omit<FitFacts, 'country'> {
  const { who, now, taken, rejections } = taker;
  const period = periodOf(rules, now);
  const isThis = (row: { readonly promotion_id: string }) => row.promotion_id === rules.id;
  const last = who.last_deposit_at;
  return {
    currency,
    coupon,
    today: paidAt.toISOString().slice(0, 10),
    depositsMade: Number(who.deposits),
    daysSinceDeposit: last === null ? null : Math.floor((now.getTime() - last.getTime()) / dayMs),
    emailConfirmed: who.confirmed,
    resting: who.excluded || !who.cleared || breakUntil(taker) !== undefined,
    inAudience: isInAudience(taker, rules),
    // What is asked for by its code was not refused by a press on "none of these".
    rejected: coupon === null && rejections.some((row) => isThis(row) && row.version === rules.version),
    // What only waits for its deposit was not had.
    had: taken.some((row) => isThis(row) && row.period === period && row.state !== 'pending'),
  };
}

/** Whoever was not looked at in time is in no audience: that is a bug, and no bonus. */
function isInAudience({ audience }: Taker, rules: PromotionRules): boolean {
  if (rules.audience === undefined) return true;
  if (audience === null) throw new Error(`Nobody asked whom ${rules.id} is for`);
  return fitsAudience(rules, audience.facts, audience.games);
}

/** How many euros the cap of a promotion's family still leaves; null where it has none. Never below zero. */
export function capLeft({ given }: Taker, { cap }: PromotionRules): string | null {
  if (cap === null) return null;
  const spent = given.find(({ family }) => family === cap.family)?.eur_cents ?? 0n;
  const left: Rational = subtract(rationalOf(cap.maxEur), rational(spent, 100n));
  return compare(left, rational(0n)) <= 0 ? '0.00' : toDecimalString(left, 2);
}
