import { gameCategories } from '../catalogue/game.ts';
import { type SnapshotFault as Fault, snapshotFault as fault } from '../catalogue/snapshot-fault.ts';
import { compare, rational, rationalOf } from '../maths/rational.ts';
import { hasToldRisk } from './risk.ts';
import type { DepositStep, PromotionRules } from './rules.ts';
import { type WeighedGame, weightOf } from './weights.ts';

/** Bonus money may be staked over at most so many times: the ceiling of the United Kingdom, kept everywhere. */
export const wageringTimesMax = 10;

/** What the gateways take at least, in euros: a smaller deposit cannot be made (specification, section 9). */
const depositMin = '10';

const isBelow = (a: string, b: string): boolean => compare(rationalOf(a), rationalOf(b)) < 0;
const isZero = (eur: string): boolean => rationalOf(eur).num === 0n;

/** The bound of each step lies above the one before; `null` is for the last alone, and for a promotion with a cap. */
const stepFaults = ({ id, cap }: PromotionRules, steps: readonly DepositStep[]): Fault[] =>
  steps.flatMap(({ upToEur }, at) => {
    const field = `reward.steps.${at}.upToEur`;
    const before = steps[at - 1]?.upToEur ?? null;
    if (upToEur === null) {
      if (at < steps.length - 1) return [fault(id, field, 'is null before the last step', 'write its bound in euros')];
      return cap ? [] : [fault(id, field, 'leaves the bonus without a bound', 'write a bound, or give it a cap')];
    }
    return before !== null && !isBelow(before, upToEur)
      ? [fault(id, field, 'is not above the step before', `write more than ${before}`)]
      : [];
  });

/** What is wrong with what it gives. */
export const rewardFaults = (rules: PromotionRules): Fault[] => {
  const { id, reward, freeSpins } = rules;
  if (reward.kind === 'money')
    return isZero(reward.bonusEur) ? [fault(id, 'reward.bonusEur', 'gives nothing', 'write an amount')] : [];
  if (reward.kind === 'no_deposit')
    return freeSpins?.spins ? [] : [fault(id, 'freeSpins.spins', 'gives nothing', 'write how many there are')];
  const spins = reward.steps.some((step) => step.freeSpins > 0);
  return [
    ...stepFaults(rules, reward.steps),
    ...(isBelow(reward.minDepositEur, depositMin)
      ? [fault(id, 'reward.minDepositEur', 'is less than can be deposited', `write "${depositMin}" or more`)]
      : []),
    ...(spins && freeSpins === null
      ? [fault(id, 'freeSpins', 'is null, and its steps give spins', 'name their game, stake and days')]
      : []),
    ...(freeSpins !== null && freeSpins.spins !== null
      ? [fault(id, 'freeSpins.spins', 'is a number, and the deposit decides it', 'write null')]
      : []),
  ];
};

/** What is wrong with what has to be staked. */
export const wageringFaults = ({ id, wagering, freeSpins }: PromotionRules, games: readonly WeighedGame[]): Fault[] => {
  if (!wagering) return [];
  const categories: readonly string[] = gameCategories;
  const known = new Set(games.map((game) => game.id));
  const unknown = (field: string, keys: readonly string[], isKnown: (key: string) => boolean): Fault[] =>
    keys
      .filter((key) => !isKnown(key))
      .map((key) => fault(id, `wagering.${field}.${key}`, 'is not known', 'correct its spelling, or take it out'));
  return [
    ...unknown('categories', Object.keys(wagering.categories), (key) => categories.includes(key)),
    ...unknown('games', Object.keys(wagering.games), (key) => known.has(key)),
    ...games
      .filter((game) => weightOf(wagering, game) > 0 && !hasToldRisk(game.id))
      .map((game) =>
        fault(
          id,
          `wagering.${Object.hasOwn(wagering.games, game.id) ? `games.${game.id}` : `categories.${game.category}`}`,
          'counts a game whose bets do not tell what they risk',
          'write 0',
        ),
      ),
    ...(wagering.times > wageringTimesMax
      ? [fault(id, 'wagering.times', 'is above the ceiling', `write ${wageringTimesMax} or less`)]
      : []),
    ...(isZero(wagering.stakeMaxEur) ? [fault(id, 'wagering.stakeMaxEur', 'lets nobody play', 'write an amount')] : []),
    ...(freeSpins && isBelow(wagering.stakeMaxEur, freeSpins.stakeEur)
      ? [fault(id, 'wagering.stakeMaxEur', 'is less than a free spin stakes', `write "${freeSpins.stakeEur}" or more`)]
      : []),
    ...(games.some((game) => weightOf(wagering, game) > 0)
      ? []
      : [fault(id, 'wagering.categories', 'lets no game count', 'give one a share above 0')]),
  ];
};

/** What is wrong with its free spins: their game, their stake, what unlocks them. */
export const spinFaults = ({ id, freeSpins, reward }: PromotionRules, games: readonly WeighedGame[]): Fault[] => {
  if (!freeSpins) return [];
  const game = games.find((one) => one.id === freeSpins.gameId);
  return [
    ...(game?.category === 'slots' ? [] : [fault(id, 'freeSpins.gameId', 'is no slot of the house', 'name one')]),
    ...(compare(rationalOf(freeSpins.stakeEur), rational(1n, 10n)) < 0
      ? [fault(id, 'freeSpins.stakeEur', 'is less than the game takes', 'write "0.10" or more')]
      : []),
    ...(freeSpins.unlock && reward.kind !== 'no_deposit'
      ? [fault(id, 'freeSpins.unlock', 'locks what a deposit or a code has paid for', 'write null')]
      : []),
    ...(freeSpins.unlock && isBelow(freeSpins.unlock.depositEur, depositMin)
      ? [fault(id, 'freeSpins.unlock.depositEur', 'is less than can be deposited', `write "${depositMin}" or more`)]
      : []),
  ];
};
