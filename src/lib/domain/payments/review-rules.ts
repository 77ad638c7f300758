import { greater } from '#domain/maths/order.ts';
/**
 * What holds a withdrawal for people to look at: the patterns of money laundering and of stolen accounts that the house
 * watches for. Pure over facts that the house knows; thresholds come from the configuration. Money is in EUR cents. A hold
 * is told to staff and never to the player (tipping off).
 */
export type ReviewThresholds = {
  /** One withdrawal, or those of a day together, from this on. */
  readonly largeEur: number;
  /** How much of what was paid in must be staked, in percent. */
  readonly playPercent: number;
  /** How much of what was staked came back nearly as it was, in percent: bets that cover all outcomes. */
  readonly flatPercent: number;
  /** A round is flat whose return is within this many percent of its stake: more than the edge of any game that can be covered. */
  readonly flatEdgePercent: number;
  /** The amount from which the law asks for more of a customer; deposits this many percent below it are "just under". */
  readonly structuringEur: number;
  readonly structuringPercent: number;
  readonly structuringCount: number;
  /** Deposits in the 24 hours before. */
  readonly depositsADay: number;
  /** Deposits of the last 7 days from this on, and as many times the average week before. */
  readonly jumpEur: number;
  readonly jumpFactor: number;
  /** How many weeks before the last one `jumpFactor` compares with. */
  readonly jumpWeeks: number;
  /** How long a change of password or second factor, and a new method, country or device, is news. */
  readonly accessHours: number;
  readonly newHours: number;
  /** How far back deposits and play are looked at. */
  readonly windowDays: number;
};

export type ReviewFacts = {
  readonly now: Date;
  readonly eurCents: bigint;
  /** This and the player's other withdrawals of the last 24 hours that did not fail. */
  readonly dayEurCents: bigint;
  /** Credited within the window or the weeks that `deposit_jump` compares with, in the order of time. */
  readonly deposits: readonly { readonly at: Date; readonly method: string; readonly eurCents: bigint }[];
  /** Each way that the player ever paid by, and when for the first time. */
  readonly methods: readonly { readonly method: string; readonly firstAt: Date }[];
  /** Spans of the window that ended with a request that was sent, in the order of time; the first begins with the window. */
  readonly earlierSpans: readonly { readonly until: Date; readonly stakedEurCents: bigint }[];
  /** Own money staked since the last withdrawal that was sent was asked for, or since the window's begin. */
  readonly stakedEurCents: bigint;
  /** Of these, in rounds that gave back what they took, up to the house's edge. */
  readonly flatEurCents: bigint;
  /** Withdrawals that were sent, to this destination and to others. */
  readonly sentHere: number;
  readonly sentElsewhere: number;
  /** Other players who are, were or asked to be paid at this destination. */
  readonly othersHere: number;
  /**
   * Whether a credited deposit came from the destination: at Skrill from this account; of coins, which name nobody who could be
   * paid back, from the same chain.
   */
  readonly isPaidFromHere: boolean;
  readonly accessChanges: readonly { readonly kind: string; readonly at: Date }[];
  /** Where and on what the player is now, and on earlier sessions: those that began before `newHours`. */
  readonly country: string;
  readonly device: string;
  readonly knownCountries: readonly string[];
  readonly knownDevices: readonly string[];
  /** Accounts that seem to be the same person's, and by what. */
  readonly twins: number;
  readonly twinsBy: readonly string[];
  /** Bonuses of the window that became own money though an account that shares something had the promotion, too; and what it shares. */
  readonly sharedBonuses: number;
  readonly sharedBy: readonly string[];
  /** Bonuses that became own money, and whose deposit was taken back; and what they had come to. */
  readonly reversedBonuses: number;
  readonly reversedEurCents: bigint;
  /** Deposits that the paying company took back. */
  readonly chargeBacks: number;
  /** Asked for by support, for a player who cannot sign in. */
  readonly isBySupport: boolean;
  /** Asked for by a mailed link, of a player who cannot sign in. */
  readonly isByLink: boolean;
};

/** What a rule found, for staff: names to values. Money as "1234.50". */
type HoldFacts = Readonly<Record<string, string | number>>;
export type Hold = { readonly rule: ReviewRule; readonly facts: HoldFacts };

type Rule = {
  /** What it means, to somebody of the staff. */
  readonly about: string;
  readonly find: (facts: ReviewFacts, thresholds: ReviewThresholds) => HoldFacts | null;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const cents = (eur: number): bigint => BigInt(eur) * 100n;
const shown = (eurCents: bigint): string => `${eurCents / 100n}.${String(eurCents % 100n).padStart(2, '0')}`;
const sum = (deposits: ReviewFacts['deposits']): bigint =>
  deposits.reduce((total, { eurCents }) => total + eurCents, 0n);
const since = ({ deposits }: ReviewFacts, from: number): ReviewFacts['deposits'] =>
  deposits.filter(({ at }) => at.getTime() > from);
const before = ({ now }: ReviewFacts, ms: number): number => now.getTime() - ms;

/**
 * What play the spans before the last sent withdrawal left open, and where the present one begins. Each owes its deposits' share;
 * what was staked beyond that excuses no later deposit, and what was not staked is carried on.
 */
const unplayed = (facts: ReviewFacts, windowFrom: number, playPercent: bigint): { from: number; owed: bigint } => {
  let from = windowFrom;
  let owed = 0n;
  for (const { until, stakedEurCents } of facts.earlierSpans) {
    const deposited = sum(since(facts, from).filter(({ at }) => at <= until));
    const open = owed + (deposited * playPercent) / 100n - stakedEurCents;
    owed = greater(open, 0n);
    from = until.getTime();
  }
  return { from, owed };
};

export const reviewRules = {
  rapid_in_and_out: {
    about: 'Money goes out that was hardly played with since it came in.',
    find: (facts, { playPercent, windowDays }) => {
      const span = unplayed(facts, before(facts, windowDays * dayMs), BigInt(playPercent));
      const deposited = sum(since(facts, span.from));
      const wanted = span.owed + (deposited * BigInt(playPercent)) / 100n;
      if (facts.stakedEurCents >= wanted) return null;
      const carried = span.owed === 0n ? {} : { carriedEur: shown(span.owed) };
      return { depositedEur: shown(deposited), stakedEur: shown(facts.stakedEurCents), ...carried };
    },
  },
  flat_play: {
    about: 'Much of the play gave back what it took: bets that cover all outcomes.',
    find: ({ stakedEurCents, flatEurCents }, { flatPercent }) =>
      flatEurCents === 0n || flatEurCents * 100n < stakedEurCents * BigInt(flatPercent)
        ? null
        : { flatEur: shown(flatEurCents), stakedEur: shown(stakedEurCents) },
  },
  structuring: {
    about: 'Several deposits stay just under the amount from which the law asks for more.',
    find: (facts, { structuringEur, structuringPercent, structuringCount, windowDays }) => {
      const high = cents(structuringEur);
      const low = (high * BigInt(100 - structuringPercent)) / 100n;
      const near = since(facts, before(facts, windowDays * dayMs)).filter(
        ({ eurCents }) => eurCents >= low && eurCents < high,
      );
      return near.length < structuringCount ? null : { deposits: near.length, sumEur: shown(sum(near)) };
    },
  },
  many_deposits: {
    about: 'Many deposits came within a day before the withdrawal.',
    find: (facts, { depositsADay }) => {
      const day = since(facts, before(facts, dayMs));
      return day.length < depositsADay ? null : { deposits: day.length, sumEur: shown(sum(day)) };
    },
  },
  deposit_jump: {
    about: 'The last week brought far more deposits than the weeks before.',
    find: (facts, { jumpEur, jumpFactor }) => {
      const week = sum(since(facts, before(facts, 7 * dayMs)));
      const first = facts.deposits[0]?.at.getTime() ?? facts.now.getTime();
      // Whole weeks only, and none of a player who has just begun: there is nothing to compare with.
      const weeks = Math.floor((before(facts, 7 * dayMs) - first) / (7 * dayMs)) + 1;
      const earlier = sum(facts.deposits) - week;
      if (earlier === 0n || week < cents(jumpEur) || week * BigInt(weeks) < earlier * BigInt(jumpFactor)) return null;
      return { weekEur: shown(week), earlierWeekEur: shown(earlier / BigInt(weeks)) };
    },
  },
  large_amount: {
    about: 'The amount is large.',
    find: ({ eurCents }, { largeEur }) => (eurCents < cents(largeEur) ? null : { eur: shown(eurCents) }),
  },
  split_amount: {
    about: 'Several withdrawals of a day are a large amount together.',
    find: ({ eurCents, dayEurCents }, { largeEur }) =>
      eurCents >= cents(largeEur) || dayEurCents < cents(largeEur) ? null : { dayEur: shown(dayEurCents) },
  },
  new_deposit_method: {
    about: 'A way of paying was used for the first time, and others before it.',
    find: (facts, { newHours }) => {
      const from = before(facts, newHours * hourMs);
      const fresh = facts.methods.filter(({ firstAt }) => firstAt.getTime() > from);
      if (fresh.length === 0 || fresh.length === facts.methods.length) return null;
      return { methods: fresh.map(({ method }) => method).join(', ') };
    },
  },
  new_destination: {
    about: 'The player was paid before, and never there.',
    find: ({ sentHere, sentElsewhere }) =>
      sentHere > 0 || sentElsewhere === 0 ? null : { paidElsewhere: sentElsewhere },
  },
  never_paid_from: {
    about: 'No deposit of the player came from this destination.',
    find: ({ isPaidFromHere }) => (isPaidFromHere ? null : {}),
  },
  shared_destination: {
    about: 'Other players are paid at the same destination.',
    find: ({ othersHere }) => (othersHere === 0 ? null : { others: othersHere }),
  },
  same_person: {
    about: 'Other accounts seem to be the same person’s.',
    find: ({ twins, twinsBy }) => (twins === 0 ? null : { accounts: twins, by: twinsBy.join(', ') }),
  },
  shared_bonus: {
    about:
      'A bonus was completed on an account that shares an instrument, a paper or a person with another that had it.',
    find: ({ sharedBonuses, sharedBy }) =>
      sharedBonuses === 0 ? null : { bonuses: sharedBonuses, by: sharedBy.join(', ') },
  },
  bonus_reversed: {
    about: 'The deposit of a bonus was taken back after the bonus had become own money.',
    find: ({ reversedBonuses, reversedEurCents }) =>
      reversedBonuses === 0 ? null : { bonuses: reversedBonuses, releasedEur: shown(reversedEurCents) },
  },
  access_changed: {
    about: 'The password or a second factor was changed shortly before.',
    find: (facts, { accessHours }) => {
      const from = before(facts, accessHours * hourMs);
      const changes = facts.accessChanges.filter(({ at }) => at.getTime() > from);
      return changes.length === 0 ? null : { changes: [...new Set(changes.map(({ kind }) => kind))].join(', ') };
    },
  },
  charge_back: {
    about: 'A deposit of the player was charged back before.',
    find: ({ chargeBacks }) => (chargeBacks === 0 ? null : { chargeBacks }),
  },
  new_country: {
    about: 'The request came from a country in which the player was not seen before.',
    find: ({ country, knownCountries }) =>
      knownCountries.length === 0 || knownCountries.includes(country)
        ? null
        : { country, known: knownCountries.join(', ') },
  },
  new_device: {
    about: 'The request came from a device on which the player was not seen before.',
    find: ({ device, knownDevices }) =>
      knownDevices.length === 0 || knownDevices.includes(device) ? null : { device },
  },
  by_link: {
    about: 'It was asked for by a mailed link, without signing in: the player is excluded or has closed the account.',
    find: ({ isByLink }) => (isByLink ? {} : null),
  },
  by_support: {
    about: 'Support asked for it in the name of a player who cannot sign in.',
    find: ({ isBySupport }) => (isBySupport ? {} : null),
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type ReviewRule = keyof typeof reviewRules;

const ruleNames = Object.keys(reviewRules) as ReviewRule[];

/** Every rule that holds a withdrawal, in the order of the list. */
export const holdsOf = (facts: ReviewFacts, thresholds: ReviewThresholds): Hold[] =>
  ruleNames.flatMap((rule) => {
    const found = (reviewRules[rule] as Rule).find(facts, thresholds);
    return found === null ? [] : [{ rule, facts: found }];
  });

/** Who decides: nothing held and below the amount (of a day together), the house by itself; else people. */
export const decisionOf = (
  holds: readonly Hold[],
  { dayEurCents }: Pick<ReviewFacts, 'dayEurCents'>,
  autoEur: number,
): 'approved' | 'in_review' => (holds.length === 0 && dayEurCents < cents(autoEur) ? 'approved' : 'in_review');

/**
 * How many different people must approve. `isByNobody`: it was asked for in a player's name at the shell, where nobody proves who they are
 * though people have passkeys: then whoever asked is no pair of eyes beside the one who approves.
 */
export const approvalsNeeded = (dayEurCents: bigint, fourEyesEur: number, isByNobody: boolean): 1 | 2 =>
  dayEurCents > cents(fourEyesEur) || isByNobody ? 2 : 1;
