import { describe, expect, it } from 'vitest';
import { gamesWithOdds } from '#domain/promotions/odds/distributions.ts';
import type { GameOdds } from '#domain/promotions/odds/game-odds.ts';
import { oddsOfGame } from '#domain/promotions/odds/game-odds.ts';
import { findStrategy } from '#domain/promotions/play/find-strategy.ts';
import { findPolicy, isSurelyBetter, type PolicyFound } from '#domain/promotions/play/policy/find-policy.ts';
import { openingOf } from '#domain/promotions/play/policy/opening.ts';
import { type Candidate, shortList } from '#domain/promotions/play/policy/short-list.ts';
import { type BonusPolicy, solveBonus } from '#domain/promotions/play/policy/solve-bonus.ts';
import { toldPolicy } from '#domain/promotions/play/policy/told-states.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { offerOf } from '#tests/support/offers.ts';
import { depositOffer, moneyOffer } from '#tests/support/sample-offers.ts';

/** Loses all or pays `multiple`. */
const bet = (game: string, returns: number, multiple = 2): GameOdds => ({
  game,
  name: game,
  category: 'slots',
  spot: 'spin',
  returns,
  risk: 10_000,
  outcomes: [
    [0, 1 - returns / multiple],
    [multiple, returns / multiple],
  ],
  merged: false,
});
const candidate = (odds: GameOdds): Candidate => ({ odds, share: 1, prices: null });
const effort = { players: 3_000, rounds: 400_000, seed: 7 };
const found = (rules: PromotionRules, odds: readonly GameOdds[], seed = effort.seed): PolicyFound => {
  const one = findPolicy(rules, odds, { ...effort, seed });
  if (!one) throw new Error('there is something to be staked');
  return one;
};

/** What a coin of that chance makes of a bank by a rule for the stake: every way it can fall, counted. */
const counted = (chance: number, stakesAt: (bank: number, toStake: number) => readonly number[]) => {
  const known = new Map<string, number>();
  const worthOf = (bank: number, toStake: number): number => {
    if (toStake <= 0) return bank;
    const key = `${bank} ${toStake}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = Math.max(
      0,
      ...stakesAt(bank, toStake).map(
        (stake) =>
          chance * worthOf(bank + stake, toStake - stake) + (1 - chance) * worthOf(bank - stake, toStake - stake),
      ),
    );
    known.set(key, value);
    return value;
  };
  return worthOf;
};

describe('a coin that favours the house', () => {
  const chance = 0.45;
  const [bank, doublings] = [4, 3];
  /** As much as is staked when the bank is doubled three times, all of it each time. */
  const toStake = bank * (2 ** doublings - 1);
  /** Bold play: who stakes all stakes least often (L. E. Dubins, L. J. Savage 1965). */
  const bold = bank * (2 * chance) ** doublings;
  const policy: BonusPolicy = solveBonus(
    { bets: [candidate(bet('coin', 2 * chance))], stakes: [64, 32, 16, 8, 4, 2, 1], toStake, bank },
    { layers: toStake, ratio: 0.01 },
  );

  it('is beaten best by staking all: no other stakes of whole units bring more', () => {
    const best = counted(chance, (most) => Array.from({ length: most }, (_, at) => at + 1));
    expect(best(bank, toStake)).toBeCloseTo(bold, 9);
  });

  it('is played so by the policy, and its grid says so', () => {
    const played = counted(chance, (most, left) => {
      const choice = policy.choiceAt(most, left);
      return choice ? [choice.stakeMinor] : [];
    });
    expect(played(bank, toStake)).toBeCloseTo(bold, 9);
    expect(policy.valueOf(bank, toStake)).toBeCloseTo(bold, 6);
    expect(policy.choiceAt(bank, toStake)?.stakeMinor).toBe(bank);
  });

  it('is as good as any stakes that the policy takes, at every bank and rest', () => {
    const best = counted(chance, (most) => Array.from({ length: most }, (_, at) => at + 1));
    const played = counted(chance, (most, left) => {
      const choice = policy.choiceAt(most, left);
      return choice ? [choice.stakeMinor] : [];
    });
    for (const units of [1, 2, 3, 5, 8, 13])
      for (const left of [1, 2, 5, 9, 20]) expect(played(units, left) / best(units, left)).toBeGreaterThan(0.985);
  });
});

describe('changing bets', () => {
  it('bets wide while the bonus is poor and cheaply when it is rich', () => {
    const [wide, cheap] = [candidate(bet('wide', 0.97, 40)), candidate(bet('cheap', 0.99))];
    const policy = solveBonus(
      { bets: [wide, cheap], stakes: [500, 250, 100, 20], toStake: 100_000, bank: 10_000 },
      { layers: 600, ratio: 0.02 },
    );
    expect(policy.choiceAt(1_000, 90_000)?.bet).toBe(0);
    expect(policy.choiceAt(60_000, 30_000)?.bet).toBe(1);
    expect(policy.choiceAt(10, 30_000)).toBeNull();
  });

  it('is between the bets that cost least among those that swing as much', () => {
    const odds = [bet('fair', 0.98), bet('poor', 0.7), bet('wide', 0.9, 100)];
    expect(shortList(depositOffer(), odds, () => null).map((one) => one.odds.game)).toEqual(['fair', 'wide']);
  });

  it('is nothing where nothing is staked or nothing counts', () => {
    const none = { times: 10, days: 1, stakeMaxEur: '5', categories: {}, games: {} };
    expect(findPolicy(moneyOffer({ wagering: none }), [bet('fair', 0.98)], effort)).toBeNull();
    expect(findPolicy(moneyOffer({ wagering: null }), [bet('fair', 0.98)], effort)).toBeNull();
  });
});

describe('what is told of a policy', () => {
  const all = gamesWithOdds.flatMap(oddsOfGame);

  it.each(['good-turn', 'no-deposit', 'weekly-reload', 'welcome-first'])(
    'is no less than the best single bet of %s brings',
    (id) => {
      const rules = offerOf(id);
      const { best } = findStrategy(rules, { odds: all, patient: [] });
      const { played } = found(rules, all);
      if (!best) throw new Error('there is a bet');
      // Two cents: the forecast merges outcomes.
      expect(played.mean + 4 * played.standardError + 2).toBeGreaterThan(best.profitMinor);
      expect(Math.abs(played.mean - played.plainMean)).toBeLessThan(4 * played.plainError);
      expect(played.standardError).toBeLessThan(played.plainError);
    },
    60_000,
  );

  it('is taken for better only beyond the luck of its players', () => {
    const one = found(moneyOffer(), [bet('fair', 0.98)]);
    const single = findStrategy(moneyOffer(), { odds: [bet('fair', 0.98)], patient: [] }).best;
    if (!single) throw new Error('there is a bet');
    const at = (profitMinor: number) => isSurelyBetter(one, { ...single, profitMinor });
    expect(at(one.played.mean - 3 * one.played.standardError)).toBe(true);
    expect(at(one.played.mean - one.played.standardError)).toBe(false);
    expect(isSurelyBetter(one, null)).toBe(true);
  });

  it('is the same with the same luck, and another with another', () => {
    const offer = depositOffer({ freeSpins: null });
    const odds = [bet('fair', 0.98), bet('wide', 0.95, 30)];
    expect(found(offer, odds).played).toEqual(found(offer, odds).played);
    expect(found(offer, odds, 8).played.mean).not.toBe(found(offer, odds).played.mean);
  });

  it('has at each rest of the wagering stretches of the bonus, one after the other', () => {
    const { states } = toldPolicy(found(depositOffer({ freeSpins: null }), [bet('fair', 0.98), bet('wide', 0.95, 30)]));
    const rests = [...new Set(states.map(({ toStakeMinor }) => toStakeMinor))];
    expect(rests).toHaveLength(3);
    for (const rest of rests) {
      const some = states.filter(({ toStakeMinor }) => toStakeMinor === rest);
      expect(some[0]?.fromMinor).toBe(0);
      expect(some.at(-1)?.toMinor).toBeNull();
      expect(some.slice(1).map(({ fromMinor }) => fromMinor)).toEqual(some.slice(0, -1).map(({ toMinor }) => toMinor));
      expect(some.length).toBeLessThanOrEqual(4);
    }
  });
});

describe('the days that there are', () => {
  it('end a bonus that is still being staked', () => {
    const offer = moneyOffer();
    if (!offer.wagering) throw new Error('it has to be staked');
    const odds = [bet('fair', 0.98)];
    const late = found({ ...offer, wagering: { ...offer.wagering, days: 0 } }, odds);
    expect(late.played).toMatchObject({ completed: 0, meanRounds: 0 });
    expect(found(offer, odds).played.completed).toBeGreaterThan(0);
  });
});

describe('stopping', () => {
  const poor = bet('poor', 0.9);
  const offer = (percent: number, freeSpins: number) =>
    depositOffer({
      reward: { kind: 'deposit', minDepositEur: '20', steps: [{ upToEur: '20', percent, freeSpins }] },
      cap: null,
    });

  it('is at once where the bonus is worth less than staking the deposit costs', () => {
    const rules = offer(5, 0);
    const one = found(rules, [bet('poor', 0.85)]);
    expect(one.played).toMatchObject({ mean: 0, completed: 0, meanRounds: 0 });
    expect(findStrategy(rules, { odds: [bet('poor', 0.85)], patient: [] }).best?.profitMinor).toBeLessThan(0);
    expect(toldPolicy(one)).toEqual({ opening: null, stopBelowMinor: null, states: [] });
  });

  it('waits for what the free spins win, and goes on only with enough', () => {
    const spins = { ...bet('slot-night-orchard', 0.96, 8), spot: 'spin' };
    const one = found(offer(0, 50), [poor, spins]);
    const { stopBelowMinor } = toldPolicy(one);
    if (stopBelowMinor === null) throw new Error('small wins are given up');
    const times = 10;
    const opened = (bonus: number) =>
      openingOf(one.policy, one.bets, { own: 2_000, bonus, toStake: bonus * times }) !== null;
    expect([opened(stopBelowMinor - 2), opened(stopBelowMinor + 2)]).toEqual([false, true]);
    expect(one.played.mean - 3 * one.played.standardError).toBeGreaterThan(0);
  });

  it('takes out what is own when it was staked once over, and risks the bonus alone from there', () => {
    const { play, played } = found(depositOffer({ freeSpins: null }), [bet('fair', 0.98)]);
    expect(play.heldMinor).toBe(play.depositMinor);
    // The deposit loses its edge once, and the bonus no more than all of itself.
    const once = play.depositMinor * 0.02;
    expect(played.mean).toBeGreaterThan(-once);
    expect(played.mean).toBeLessThan(Number(play.reward.bonusMinor) - once);
  });
});
