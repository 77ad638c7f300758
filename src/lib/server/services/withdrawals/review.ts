import { keepReview } from '#domain/payments/review-replay.ts';
import { decisionOf, type Hold, holdsOf, type ReviewFacts } from '#domain/payments/review-rules.ts';
import type { Queryable } from '../../db/db.ts';
import { listTwins, type TwinRow } from '../../db/queries/breaks.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import {
  findReversedBonuses,
  findSharedBonuses,
  type ReversedBonusRow,
  type SharedBonusRow,
} from '../../db/queries/promotion-desk.ts';
import { insertReview } from '../../db/queries/risk/thresholds.ts';
import {
  type AccessChangeRow,
  type CreditedRow,
  findReviewSums,
  listAccessChanges,
  listCredited,
  listEarlierSpans,
  listKnownPlaces,
  listMethods,
  type MethodRow,
  type PlaceRow,
  type ReviewSumsRow,
  type SpanRow,
} from '../../db/queries/withdrawal-review.ts';
import { insertHold, type MoveRow, moveWithdrawal, type WithdrawalRow } from '../../db/queries/withdrawals.ts';
import type { Caller } from '../caller.ts';
import { siteOf } from '../chain/deposit-address.ts';
import type { Actor } from '../desk/actor.ts';
import { deviceLine, deviceOf } from '../identity/device.ts';
import { countryOf } from '../identity/sessions.ts';
import { currentThresholds, reviewThresholds } from '../risk/thresholds.ts';
import type { SupportContext } from './check-wish.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Who asks: the player from somewhere, by a mailed link where he cannot sign in, or support in the player's name. */
export type Asker = { readonly caller: Caller; readonly isByLink?: true } | { readonly operator: Actor };

/**
 * Decides who decides: what nothing holds and is small, the house approves by itself; the rest waits for people. In the
 * transaction of the request, under the player's lock; staff are told, the player is not.
 */
export async function reviewWithdrawal(
  ctx: SupportContext,
  tx: Queryable,
  row: WithdrawalRow,
  asker: Asker,
): Promise<void> {
  const now = ctx.clock.now();
  const { autoEur } = ctx.config.withdrawals;
  const { version, thresholds } = await currentThresholds(ctx, tx);
  const review = reviewThresholds(ctx.config.withdrawals.review, thresholds);
  const facts = await factsOf(ctx, tx, row, asker);
  const holds = holdsOf(facts, review);
  for (const { rule, facts: found } of holds) await tx.query(insertHold, [row.id, rule, found, now]);
  await tx.query(insertReview, [row.id, now, keepReview(facts, review), version]);
  const decision = decisionOf(holds, facts, autoEur);
  const names = { holds: holds.map(({ rule }: Hold) => rule) };
  const [moved] = await tx.query<MoveRow>(moveWithdrawal, [row.id, decision, 'house', names, null, now]);
  if (moved?.code !== 'ok') throw new Error('A fresh withdrawal could not be decided on');
  // Without the player: what the house looks at is not among the mails that it would list to the player.
  if (decision === 'in_review') await tx.query(enqueueMail, ['withdrawal_review', null, now, { withdrawalId: row.id }]);
}

async function factsOf(ctx: SupportContext, tx: Queryable, row: WithdrawalRow, asker: Asker): Promise<ReviewFacts> {
  const { accessHours, newHours, windowDays, jumpWeeks, flatEdgePercent } = ctx.config.withdrawals.review;
  const { player_id: playerId, destination, provider, currency } = row;
  const now = ctx.clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const windowFrom = ago(windowDays * dayMs);
  const depositsFrom = ago(Math.max(windowDays * dayMs, (jumpWeeks + 1) * 7 * dayMs));
  const deposits = await tx.query<CreditedRow>(listCredited, [playerId, depositsFrom]);
  const methods = await tx.query<MethodRow>(listMethods, [playerId]);
  const changes = await tx.query<AccessChangeRow>(listAccessChanges, [playerId, ago(accessHours * hourMs)]);
  const twins = await tx.query<TwinRow>(listTwins, [playerId, now]);
  const spans = await tx.query<SpanRow>(listEarlierSpans, [playerId, windowFrom]);
  const chain = siteOf(ctx, currency)?.site.id ?? null;
  const values = [playerId, destination, windowFrom, flatEdgePercent, provider, chain];
  const [sums] = await tx.query<ReviewSumsRow>(findReviewSums, values);
  if (sums === undefined) throw new Error('Sums without a row');
  const [shared] = await tx.query<SharedBonusRow>(findSharedBonuses, [playerId, windowFrom]);
  const [reversed] = await tx.query<ReversedBonusRow>(findReversedBonuses, [playerId]);
  const place = 'caller' in asker ? await placeOf(tx, playerId, asker.caller, ago(newHours * hourMs)) : nowhere;
  return {
    now,
    eurCents: row.eur_cents,
    dayEurCents: row.day_eur_cents,
    deposits: deposits.map(({ at, method, eur_cents: eurCents }) => ({ at, method, eurCents })),
    methods: methods.map(({ method, first_at: firstAt }) => ({ method, firstAt })),
    earlierSpans: spans.map(({ until, staked_eur_cents: stakedEurCents }) => ({ until, stakedEurCents })),
    stakedEurCents: sums.staked_eur_cents,
    flatEurCents: sums.flat_eur_cents,
    sentHere: Number(sums.sent_here),
    sentElsewhere: Number(sums.sent_elsewhere),
    othersHere: Number(sums.others_here),
    isPaidFromHere: sums.is_paid_from_here,
    accessChanges: changes,
    twins: new Set(twins.map(({ id }) => id)).size,
    twinsBy: [...new Set(twins.map(({ same }) => same))],
    sharedBonuses: Number(shared?.bonuses ?? 0n),
    sharedBy: shared?.shared ?? [],
    reversedBonuses: Number(reversed?.bonuses ?? 0n),
    reversedEurCents: reversed?.eur_cents ?? 0n,
    chargeBacks: Number(sums.charge_backs),
    ...place,
    isBySupport: 'operator' in asker,
    isByLink: 'isByLink' in asker,
  };
}

type Place = Pick<ReviewFacts, 'country' | 'device' | 'knownCountries' | 'knownDevices'>;
const nowhere: Place = { country: '', device: '', knownCountries: [], knownDevices: [] };

/** Where nobody places the address, the country says nothing. */
async function placeOf(tx: Queryable, playerId: string, caller: Caller, before: Date): Promise<Place> {
  const known = await tx.query<PlaceRow>(listKnownPlaces, [playerId, before]);
  const country = countryOf(caller);
  const lineOf = (userAgent: string) => deviceLine(deviceOf(userAgent));
  return {
    country: country ?? '',
    device: lineOf(caller.userAgent),
    knownCountries: country === null ? [] : [...new Set(known.flatMap((place) => place.country ?? []))],
    knownDevices: [...new Set(known.map((place) => lineOf(place.user_agent)))],
  };
}
