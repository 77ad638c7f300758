import { type Moment, type Past, since, sumEur } from './moments.ts';
import type { RiskThresholds } from './thresholds.ts';

/** What a rule found: names to values, money as "1234.50". Nothing by which anybody could be reached. */
type FiringFacts = Readonly<Record<string, string | number>>;

type Kind = Moment['kind'];
type Rule = {
  /** The kinds of moments at which it is asked. */
  readonly at: readonly Kind[];
  /** It tells of a state that lasts: it fires when that begins, and not again before it was over. */
  readonly once?: true;
  /** What it found at the last of these moments, of all that was known by then. */
  readonly find: (past: Past, now: Moment, thresholds: RiskThresholds) => FiringFacts | null;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const jumpWeeks = 12;
const cents = (eur: number): bigint => BigInt(eur) * 100n;
const shown = (eurCents: bigint): string => `${eurCents / 100n}.${String(eurCents % 100n).padStart(2, '0')}`;
const ago = ({ at }: Moment, ms: number): number => at.getTime() - ms;
const eurOf = (moment: Moment): bigint => ('eurCents' in moment ? moment.eurCents : 0n);

/** Reasons of a hold that are a suspicion; a large amount or a new device is none by itself. */
const suspicious: ReadonlySet<string> = new Set([
  'rapid_in_and_out',
  'flat_play',
  'structuring',
  'many_deposits',
  'deposit_jump',
  'new_deposit_method',
  'shared_destination',
  'same_person',
  'shared_bonus',
  'bonus_reversed',
  'access_changed',
  'charge_back',
]);

/**
 * Every rule that opens a case, as a supervisor's guidance has them for casinos (FATF, Vulnerabilities of Casinos and Gaming Sector, 2009,
 * chapters III and IV; FATF, Risk-Based Approach for Casinos, 2008): a closed list. Each says what it found at a moment, by what was known then.
 */
const riskRules = {
  /** Several deposits of the window stay just under the amount from which the law asks for more. */
  structuring: {
    at: ['deposit'],
    once: true,
    find: (past, now, t) => {
      const high = cents(t.structuringEur);
      const low = (high * BigInt(100 - t.structuringPercent)) / 100n;
      const near = since(past, 'deposit', ago(now, t.windowDays * dayMs)).filter(
        ({ eurCents }) => eurCents >= low && eurCents < high,
      );
      if (near.length < t.structuringCount) return null;
      return { deposits: near.length, sumEur: shown(sumEur(near)), underEur: shown(high), days: t.windowDays };
    },
  },
  many_deposits: {
    at: ['deposit'],
    once: true,
    find: (past, now, t) => {
      const day = since(past, 'deposit', ago(now, dayMs));
      return day.length < t.depositsADay ? null : { deposits: day.length, sumEur: shown(sumEur(day)) };
    },
  },
  /** The last week brought many times what an average week of the twelve before did. Of a player who has just begun it says nothing. */
  deposit_jump: {
    at: ['deposit'],
    once: true,
    find: (past, now, t) => {
      const weekFrom = ago(now, 7 * dayMs);
      const week = sumEur(since(past, 'deposit', weekFrom));
      const before = since(past, 'deposit', ago(now, (jumpWeeks + 1) * 7 * dayMs)).filter(
        ({ at }) => at.getTime() <= weekFrom,
      );
      const [first] = before;
      if (first === undefined || week < cents(t.jumpEur)) return null;
      const weeks = Math.floor((weekFrom - first.at.getTime()) / (7 * dayMs)) + 1;
      const earlier = sumEur(before);
      if (week * BigInt(weeks) < earlier * BigInt(t.jumpFactor)) return null;
      return { weekEur: shown(week), earlierWeekEur: shown(earlier / BigInt(weeks)) };
    },
  },
  /** Money goes out, half of what came in or more, that was staked less than `playPercent` asks since the first of it came. */
  little_play: {
    at: ['withdrawal'],
    find: (past, now, t) => {
      const deposits = since(past, 'deposit', ago(now, t.windowDays * dayMs));
      const [first] = deposits;
      const deposited = sumEur(deposits);
      if (first === undefined || deposited < cents(t.littlePlayEur) || eurOf(now) * 2n < deposited) return null;
      const from = past.lastIndexOf(first) + 1;
      const staked = past.slice(from).reduce((sum, { stakedEurCents }) => sum + stakedEurCents, 0n);
      if (staked * 100n >= deposited * BigInt(t.playPercent)) return null;
      return {
        depositedEur: shown(deposited),
        stakedEur: shown(staked),
        withdrawnEur: shown(eurOf(now)),
        days: t.windowDays,
      };
    },
  },
  rapid_in_and_out: {
    at: ['withdrawal'],
    find: (past, now, t) => {
      const deposited = sumEur(since(past, 'deposit', ago(now, t.inOutHours * hourMs)));
      if (deposited < cents(t.inOutEur) || eurOf(now) * 100n < deposited * BigInt(t.inOutPercent)) return null;
      return { depositedEur: shown(deposited), withdrawnEur: shown(eurOf(now)), hours: t.inOutHours };
    },
  },
  /** A way of paying that is new to an account which had another, and soon after it much goes out. */
  new_method_payout: {
    at: ['withdrawal'],
    find: (past, now, t) => {
      if (eurOf(now) < cents(t.newMethodEur)) return null;
      const from = ago(now, t.newMethodHours * hourMs);
      const deposits = since(past, 'deposit', Number.NEGATIVE_INFINITY);
      const known = new Set(deposits.filter(({ at }) => at.getTime() <= from).map(({ method }) => method));
      const fresh = [...new Set(deposits.map(({ method }) => method))].filter((method) => !known.has(method));
      if (known.size === 0 || fresh.length === 0) return null;
      return { methods: fresh.join(', '), withdrawnEur: shown(eurOf(now)), hours: t.newMethodHours };
    },
  },
  dormant_woken: {
    at: ['deposit', 'withdrawal'],
    find: (past, now, t) => {
      const before = past.slice(0, -1).findLast(({ kind }) => kind === 'deposit' || kind === 'withdrawal');
      const last = Math.max(before?.at.getTime() ?? 0, now.playedAt?.getTime() ?? 0);
      const days = Math.floor((now.at.getTime() - last) / dayMs);
      if (last === 0 || days < t.dormantDays || eurOf(now) < cents(t.dormantEur)) return null;
      return { days, eur: shown(eurOf(now)) };
    },
  },
  charge_backs: {
    at: ['charge_back'],
    once: true,
    find: (past, now, t) => {
      const back = since(past, 'charge_back', ago(now, t.windowDays * dayMs));
      return back.length < t.chargeBacks ? null : { chargeBacks: back.length, sumEur: shown(sumEur(back)) };
    },
  },
  /** One withdrawal is held for several reasons that are a suspicion each. */
  held_withdrawal: {
    at: ['withdrawal'],
    find: (_past, now, t) => {
      const holds = now.kind === 'withdrawal' ? now.holds.filter((rule) => suspicious.has(rule)) : [];
      return holds.length < t.heldRules
        ? null
        : { holds: [...holds].sort().join(', '), withdrawnEur: shown(eurOf(now)) };
    },
  },
  many_accounts: {
    at: ['linked'],
    find: (_past, now, t) =>
      now.kind !== 'linked' || now.accounts < t.accounts
        ? null
        : { accounts: now.accounts, by: [...now.by].sort().join(', ') },
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type RiskRule = keyof typeof riskRules;
export const riskRuleNames = Object.keys(riskRules) as RiskRule[];

/** A rule that fired, at a moment of a player's: its id with the rule says which one it is, so that it counts once. */
export type Firing = {
  readonly rule: RiskRule;
  readonly key: string;
  readonly at: Date;
  readonly eurCents: bigint;
  readonly facts: FiringFacts;
};

/**
 * Everything that fires in a player's moments, which come in the order of time. What is later changes nothing of what fired before: asked
 * after each moment or once at the end, it is the same.
 */
export const firingsOf = (moments: readonly Moment[], thresholds: RiskThresholds): Firing[] => {
  const isOn = new Map<RiskRule, boolean>();
  return moments.flatMap((moment, index) => {
    const past = moments.slice(0, index + 1);
    return riskRuleNames.flatMap((rule) => {
      const { at, once, find }: Rule = riskRules[rule];
      if (!at.includes(moment.kind)) return [];
      const facts = find(past, moment, thresholds);
      const wasOn = isOn.get(rule) === true;
      isOn.set(rule, facts !== null);
      if (facts === null || (once && wasOn)) return [];
      return [{ rule, key: moment.id, at: moment.at, eurCents: eurOf(moment), facts }];
    });
  });
};
