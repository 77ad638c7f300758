import { type Behaviour, ownDay, type Stretch } from '../behaviour.ts';
import { centsOf, type FoundMarker, strengthBy } from '../marker.ts';
import { daysToCompare, inBaseline, inLast } from '../windows.ts';

const ofDays = 14;
const playedDaysMin = 4;
const playedDaysBeforeMin = 5;
/** Times the usual stake, in tenths. */
const thresholds = [20n, 30n, 50n] as const;

/** The average stakes of the days of play, the lowest first, in micros. */
const dailyStakes = (behaviour: Behaviour, stretches: readonly Stretch[]): bigint[] =>
  [...Map.groupBy(stretches, ({ begin }) => ownDay(behaviour, begin)).values()]
    .map((own) => {
      const rounds = own.reduce((sum, stretch) => sum + stretch.rounds, 0);
      return rounds === 0 ? 0n : own.reduce((sum, { stakedMicros }) => sum + stakedMicros, 0n) / BigInt(rounds);
    })
    .filter((stake) => stake > 0n)
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

const middleOf = (sorted: readonly bigint[]): bigint => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0n;

/**
 * Rising stakes: the average stake of the middle one of the last 14 days’ days of play is at least twice that of the eight weeks that are
 * compared with. The middle day, so that one lucky evening is none, and the player’s own measure, so that a high one is none. Needing more
 * money for the same excitement is a criterion of the DSM-5; stakes that vary and rise in the first month marked the
 * group of online bettors of whom most later closed their accounts over problems (Braverman and Shaffer, 2012).
 */
export const findRisingStakes = (behaviour: Behaviour): FoundMarker | undefined => {
  const begin = ({ begin: at }: Stretch) => at;
  const recent = dailyStakes(behaviour, inLast(behaviour, ofDays, behaviour.stretches, begin));
  const before = dailyStakes(behaviour, inBaseline(behaviour, behaviour.stretches, begin));
  if (daysToCompare(behaviour) === undefined) return undefined;
  if (recent.length < playedDaysMin || before.length < playedDaysBeforeMin) return undefined;
  const [stake, usual] = [middleOf(recent), middleOf(before)];
  const strength = strengthBy((stake * 10n) / usual, thresholds);
  if (strength === undefined) return undefined;
  return { kind: 'rising_stakes', strength, facts: { ofDays, cents: centsOf(stake), usualCents: centsOf(usual) } };
};
