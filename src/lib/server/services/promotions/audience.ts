import { type AudienceFacts, daysAskedBy, type LatelyFacts } from '#domain/promotions/audience/fits-audience.ts';
import { plainAudience, plainClauses } from '#domain/promotions/audience/plain-tests.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type AudienceRow,
  type CountedRow,
  countAudience,
  findAudienceFacts,
  findLatelyFacts,
  type LatelyRow,
} from '../../db/queries/audience.ts';

type Ctx = Pick<ServerContext, 'catalogue' | 'loyalty'>;

/** What is known of a player beside the games of the house, by which an audience is judged. */
export type AudienceKnown = { readonly facts: AudienceFacts; readonly games: ServerContext['catalogue']['games'] };

const levelPoints = ({ loyalty }: Ctx): number[] => loyalty.map(({ points }) => points);

/**
 * What the audiences of these promotions ask of a player, at this moment; null where none of them has one. Under the player's lock where
 * something is to come of it. `creditedNow`: a deposit that is not counted yet.
 */
export async function audienceFactsOf(
  ctx: Ctx,
  db: Queryable,
  playerId: string,
  now: Date,
  rules: readonly PromotionRules[],
  creditedNow: string | null,
): Promise<AudienceKnown | null> {
  const { games } = ctx.catalogue;
  const asked = rules.flatMap(({ audience }) => (audience ? [plainAudience(audience, games)] : []));
  if (asked.length === 0) return null;
  const [row] = await db.query<AudienceRow>(findAudienceFacts, [now, playerId, creditedNow, levelPoints(ctx)]);
  if (row === undefined) throw new Error('An audience without its player');
  const days = daysAskedBy(asked);
  const lately =
    days.length === 0 ? [] : await db.query<LatelyRow>(findLatelyFacts, [now, playerId, creditedNow, days]);
  return { facts: factsOf(row, lately), games };
}

const latelyOf = (row: LatelyRow): [number, LatelyFacts] => [
  row.days,
  {
    depositCount: row.deposit_count,
    depositCents: row.deposit_cents,
    stakedCents: row.staked_cents,
    played: row.played,
  },
];

const factsOf = (row: AudienceRow, lately: readonly LatelyRow[]): AudienceFacts => ({
  registeredOn: row.registered_on,
  daysRegistered: row.days_registered,
  daysSinceDeposit: row.days_since_deposit,
  daysSincePlay: row.days_since_play,
  depositsMade: row.deposits_made,
  level: row.level,
  isVerified: row.verified,
  country: row.country,
  language: row.language,
  affiliate: row.affiliate,
  took: row.took,
  lately: new Map(lately.map(latelyOf)),
});

const playersAtOnce = 1_000;
const budgetMs = 8_000;

/** How many players a promotion is for now, of all of whom it may be asked; `isWhole` false: time was not enough for all of them. */
export type AudienceSize = { readonly players: number; readonly looked: number; readonly isWhole: boolean };

/**
 * Counts whom a promotion is for: its audience, countries, deposits and segments, of those who may be given a bonus at all. Exact, a
 * thousand players at a time. `ticks`: milliseconds of a clock that runs evenly.
 */
export async function countAudienceOf(
  ctx: Ctx & Pick<ServerContext, 'clock'>,
  db: Queryable,
  rules: PromotionRules,
  ticks: () => number,
): Promise<AudienceSize> {
  const now = ctx.clock.now();
  const tests = testRows(ctx, rules);
  const startedAt = ticks();
  let [players, looked] = [0, 0];
  let after: string | null = null;
  while (ticks() - startedAt <= budgetMs) {
    const values: readonly unknown[] = [now, after, playersAtOnce, tests, levelPoints(ctx)];
    const [row]: CountedRow[] = await db.query<CountedRow>(countAudience, values);
    players += Number(row?.fitting ?? 0n);
    looked += Number(row?.looked ?? 0n);
    if (row === undefined || row.looked < BigInt(playersAtOnce)) return { players, looked, isWhole: true };
    after = row.last;
  }
  return { players, looked, isWhole: false };
}

/** A document that says nothing of whom it is for is asked something that holds of everybody. */
const anybody = { figure: 'days_registered', days: null, low: null, high: null, words: null, isNot: false } as const;

function testRows({ catalogue }: Ctx, rules: PromotionRules): string {
  const clauses = plainClauses(rules, catalogue.games);
  const asked = [...clauses, { isAny: false, parts: [{ isAny: false, tests: [anybody] }] }];
  const rows = asked.flatMap(({ isAny, parts }, clause) =>
    parts.flatMap(({ isAny: isAnyOf, tests }, part) =>
      tests.map(({ figure, days, low, high, words, isNot }) => ({
        clause,
        part,
        any_part: isAny,
        any_test: isAnyOf,
        figure,
        days,
        low: low === null ? null : String(low),
        high: high === null ? null : String(high),
        words,
        is_not: isNot,
      })),
    ),
  );
  return JSON.stringify(rows);
}
