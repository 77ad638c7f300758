import type { PolicyFound } from './find-policy.ts';
import { type Opening, openingOf } from './opening.ts';

/** What a policy stakes on while the bonus is between two sums and so much is left to be staked. Minor units. */
type ToldState = {
  readonly toStakeMinor: number;
  readonly fromMinor: number;
  /** Null: any larger bonus. */
  readonly toMinor: number | null;
  /** By its place among the bets. */
  readonly bet: number;
  /** Null: all of the bonus. */
  readonly stakeMinor: number | null;
};

/** At what of the wagering it is told, and over which banks, as shares of the bonus as it is begun with. */
const stages = [1, 0.5, 0.1] as const;
const banks = { from: 0.02, to: 5, count: 48 } as const;
/** So many different stakes are told at a stage, and none over fewer points than these: the shortest stretches are left out. */
const told = { stretches: 4, points: 4 } as const;

type Stretch = { readonly from: number; readonly to: number; readonly bet: number; readonly stakeMinor: number | null };

const joined = (stretches: readonly Stretch[]): Stretch[] => {
  const all: Stretch[] = [];
  for (const one of stretches) {
    const last = all.at(-1);
    const goesOn = last !== undefined && last.bet === one.bet && last.stakeMinor === one.stakeMinor;
    if (goesOn) all[all.length - 1] = { ...last, to: one.to };
    else all.push(one);
  }
  return all;
};

/** Each stretch goes on to where one that was left out ended. */
const withoutShort = (stretches: readonly Stretch[]): readonly Stretch[] => {
  const lengths = stretches.map(({ from, to }) => to - from);
  const least = Math.min(...lengths);
  if (stretches.length <= 1 || (stretches.length <= told.stretches && least >= told.points)) return stretches;
  const shortest = lengths.indexOf(least);
  const { to } = stretches[shortest] ?? { to: 0 };
  const rest = joined(
    stretches.flatMap((one, at) => {
      if (at === shortest) return [];
      return at === shortest - 1 ? [{ ...one, to }] : [one];
    }),
  );
  return withoutShort(rest);
};

/** Two digits are enough for where one stake gives way to another. */
const rounded = (minor: number): number => Number(minor.toPrecision(2));

const stageOf = ({ policy, meanBonusMinor }: PolicyFound, toStakeMinor: number): ToldState[] => {
  const ratio = (banks.to / banks.from) ** (1 / banks.count);
  const bankAt = (place: number): number => meanBonusMinor * banks.from * ratio ** place;
  const points = Array.from({ length: banks.count + 1 }, (_, at): Stretch[] => {
    const bank = Math.floor(bankAt(at));
    const choice = policy.choiceAt(bank, toStakeMinor);
    if (!choice) return [];
    return [
      { from: at, to: at + 1, bet: choice.bet, stakeMinor: choice.stakeMinor === bank ? null : choice.stakeMinor },
    ];
  }).flat();
  const stretches = withoutShort(joined(points));
  return stretches.map(({ bet, stakeMinor, to }, at) => ({
    toStakeMinor,
    fromMinor: at === 0 ? 0 : rounded(bankAt((stretches[at - 1]?.to ?? 0) - 0.5)),
    toMinor: at === stretches.length - 1 ? null : rounded(bankAt(to - 0.5)),
    bet,
    stakeMinor,
  }));
};

/** What a policy does, at a few states that tell it. */
export type ToldPolicy = {
  /** How the deposit is staked once over, for the bonus as it is on average; null: it is given up at once. */
  readonly opening: Opening | null;
  /** A bonus below it, after the free spins, is given up and the deposit taken back; null: none is. Minor units. */
  readonly stopBelowMinor: number | null;
  readonly states: readonly ToldState[];
};

/** A policy in words and figures. */
export const toldPolicy = (found: PolicyFound): ToldPolicy => {
  const { policy, bets, play, meanBonusMinor } = found;
  const times = play.rules.wagering?.times ?? 0;
  const opened = (bonus: number): Opening | null =>
    openingOf(policy, bets, { own: play.heldMinor, bonus, toStake: bonus * times });
  const opening = opened(meanBonusMinor);
  if (!opening) return { opening, stopBelowMinor: null, states: [] };
  const share = bets[opening.bet ?? -1]?.share ?? 0;
  const left = Math.max(0, meanBonusMinor * times - play.heldMinor * share);
  const given = Number(play.reward.bonusMinor);
  let [low, high] = [given, meanBonusMinor];
  // What is worth playing is so with more, too.
  const stops = play.heldMinor > 0 && play.reward.freeSpins > 0 && !opened(given);
  for (let halving = 0; stops && halving < 30; halving += 1) {
    const middle = (low + high) / 2;
    if (opened(middle)) high = middle;
    else low = middle;
  }
  return {
    opening,
    stopBelowMinor: stops ? Math.round(high) : null,
    states: left > 0 ? stages.flatMap((stage) => stageOf(found, left * stage)) : [],
  };
};
