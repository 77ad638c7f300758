import { describe, expect, it } from 'vitest';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { checkRules } from '#domain/promotions/check-rules.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { offerOf, offers } from '#tests/support/offers.ts';

const first = offerOf('welcome-first');
const spins = offerOf('no-deposit');
const reload = offerOf('weekly-reload');
const { wagering, freeSpins } = first;
if (!wagering || !freeSpins) throw new Error('the welcome offer has both');
const steps = (...bounds: readonly (string | null)[]): PromotionRules['reward'] => {
  const [head, ...rest] = bounds.map((upToEur) => ({ upToEur, percent: 100, freeSpins: 0 }));
  if (!head) throw new Error('a step is wanted');
  return { kind: 'deposit', minDepositEur: '10', steps: [head, ...rest] };
};
const faults = (...rules: readonly PromotionRules[]) =>
  checkRules(rules, houseGames).map(({ of, field }) => `${of} ${field}`);

describe('what is wrong with promotions', () => {
  it('is nothing with those that Faceup comes with', () => {
    expect(checkRules(offers, houseGames)).toEqual([]);
  });

  it.each<[string, Partial<PromotionRules>, string]>([
    ['a day that does not exist', { validFrom: '2026-02-30' }, 'validFrom'],
    ['days the wrong way round', { validFrom: '2026-12-02', validTo: '2026-12-01' }, 'validTo'],
    ['deposits the wrong way round', { depositsMade: { from: 2, to: 1 } }, 'depositsMade'],
    ['more deposits than promotions are offered for', { depositsMade: { from: 4, to: 5 } }, 'depositsMade.to'],
    ['no segment at all', { segments: [] }, 'segments'],
    ['a segment that nobody can be in', { segments: ['depositor'] }, 'segments'],
    ['a code with a blank', { coupon: { code: 'TWO WORDS', usesMax: null } }, 'coupon.code'],
    ['a code that is too short', { coupon: { code: 'ABC', usesMax: null } }, 'coupon.code'],
    ['steps that do not rise', { reward: steps('50', '50') }, 'reward.steps.1.upToEur'],
    ['an open step before the last', { reward: steps(null, '50') }, 'reward.steps.0.upToEur'],
    ['a bonus without a bound', { reward: steps('50', null), cap: null }, 'reward.steps.1.upToEur'],
    [
      'a deposit that cannot be made',
      { reward: { ...steps('50'), minDepositEur: '9.99' } as PromotionRules['reward'] },
      'reward.minDepositEur',
    ],
    ['spins without a game', { freeSpins: null }, 'freeSpins'],
    ['spins counted twice', { freeSpins: { ...freeSpins, spins: 5 } }, 'freeSpins.spins'],
    ['a game that is no slot', { freeSpins: { ...freeSpins, gameId: 'blackjack' } }, 'freeSpins.gameId'],
    ['a game that there is not', { freeSpins: { ...freeSpins, gameId: 'slot-none' } }, 'freeSpins.gameId'],
    ['a spin for less than a game takes', { freeSpins: { ...freeSpins, stakeEur: '0.09' } }, 'freeSpins.stakeEur'],
    [
      'a lock on what was paid for',
      { freeSpins: { ...freeSpins, unlock: { depositEur: '20', extraBonusPercent: 0 } } },
      'freeSpins.unlock',
    ],
    ['money that is none', { reward: { kind: 'money', bonusEur: '0.00' } }, 'reward.bonusEur'],
    ['more wagering than the ceiling', { wagering: { ...wagering, times: 11 } }, 'wagering.times'],
    ['a stake that lets nobody play', { wagering: { ...wagering, stakeMaxEur: '0' } }, 'wagering.stakeMaxEur'],
    ['a stake below that of its spins', { wagering: { ...wagering, stakeMaxEur: '0.05' } }, 'wagering.stakeMaxEur'],
    [
      'a category that there is not',
      { wagering: { ...wagering, categories: { slots: 100, slot: 100 } } },
      'wagering.categories.slot',
    ],
    ['a weight for a game that there is not', { wagering: { ...wagering, games: { keno: 1 } } }, 'wagering.games.keno'],
    [
      'a weight for bets that do not tell their risk',
      { wagering: { ...wagering, games: { craps: 1 } } },
      'wagering.games.craps',
    ],
    [
      'a weight for a category of such bets',
      { wagering: { ...wagering, categories: { slots: 1, crash: 1 } } },
      'wagering.categories.crash',
    ],
    ['nothing that counts', { wagering: { ...wagering, categories: { slots: 0 } } }, 'wagering.categories'],
  ])('names the field of %s', (_, changed, field) => {
    expect(faults({ ...first, ...changed })).toContain(`welcome-first ${field}`);
  });

  it('names what spins without a deposit lack', () => {
    expect(faults({ ...spins, freeSpins: spins.freeSpins && { ...spins.freeSpins, spins: 0 } })).toEqual([
      'no-deposit freeSpins.spins',
    ]);
    const unlock = { depositEur: '5', extraBonusPercent: 0 };
    expect(faults({ ...spins, freeSpins: spins.freeSpins && { ...spins.freeSpins, unlock } })).toEqual([
      'no-deposit freeSpins.unlock.depositEur',
    ]);
  });

  it('names what does not go together', () => {
    expect(faults(first, first)).toContain('welcome-first id');
    expect(faults(reload, { ...reload, id: 'other', coupon: { code: 'reload-week', usesMax: 1 } })).toEqual([
      'other coupon.code',
    ]);
    expect(faults(first, { ...offerOf('welcome-second'), cap: { family: 'welcome', maxEur: '8000.01' } })).toEqual([
      'welcome-second cap.maxEur',
    ]);
  });
});
