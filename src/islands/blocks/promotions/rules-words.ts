import { gameCategories } from '#domain/catalogue/game.ts';
import type { DepositStep, PromotionRules } from '#domain/promotions/rules.ts';
import { t } from '#i18n/client.ts';
import { displayWire } from '#stores/format/money.ts';
import { showDay } from '#stores/format/time.ts';

/** What a promotion is called. One for nothing has no name but what it gives: its own is a sign (specification, section 3). */
export const promotionName = ({ name, reward, freeSpins }: PromotionRules): string =>
  reward.kind === 'no_deposit' ? t('promotions.rules.free_name', { spins: freeSpins?.spins ?? 0 }) : name;

/** The names of games by their ids; one that is not named is called by its id. */
export type GameNames = Readonly<Record<string, string>>;

/** One condition in words. `key` names what it is about, so that two versions can be laid side by side. */
export type RuleLine = { readonly key: string; readonly text: string };

const euros = (amount: string): string => displayWire(amount, 'EUR');

const categoryName = (key: string): string => {
  const category = gameCategories.find((one) => one === key);
  return category === undefined ? key : t(`lobby.category.${category}`);
};

/** By a list of names, or of what stands in none, by themselves. */
const inOrder = (entries: [string, number][], list: readonly string[] = []): [string, number][] =>
  entries.toSorted(([a], [b]) => list.indexOf(a) - list.indexOf(b) || (a < b ? -1 : 1));

const countLine = ({ wagering }: PromotionRules, names: GameNames): string => {
  // In the house's own order: what the books keep of accepted rules has lost the one in which they were written.
  const shares = [
    ...inOrder(Object.entries(wagering?.categories ?? {}), gameCategories).map(
      ([key, percent]) => [categoryName(key), percent] as const,
    ),
    ...inOrder(Object.entries(wagering?.games ?? {})).map(([id, percent]) => [names[id] ?? id, percent] as const),
  ]
    .filter(([, percent]) => percent > 0)
    .sort(([, a], [, b]) => b - a);
  const list = shares.map(([name, percent]) => t('promotions.rules.count', { name, percent: String(percent) }));
  return t('promotions.rules.counts', { list: list.join(', ') });
};

const unlockLine = (percent: number): string =>
  percent > 0
    ? t('promotions.rules.spins_unlock', { percent: String(percent) })
    : t('promotions.rules.spins_unlock_plain');

const spinLines = ({ freeSpins, wagering }: PromotionRules, names: GameNames): readonly RuleLine[] => {
  if (freeSpins === null) return [];
  const { gameId, stakeEur, days, unlock } = freeSpins;
  const facts = { stake: euros(stakeEur), game: names[gameId] ?? gameId, days: String(days) };
  const won =
    unlock !== null
      ? t('promotions.rules.spins_locked', { amount: euros(unlock.depositEur) })
      : wagering === null
        ? t('promotions.rules.spins_own')
        : t('promotions.rules.spins_bonus', { times: String(wagering.times) });
  return [
    { key: 'spins', text: t('promotions.rules.spins', facts) },
    { key: 'spins_won', text: unlock === null ? won : `${won} ${unlockLine(unlock.extraBonusPercent)}` },
    ...(unlock === null
      ? []
      : [{ key: 'spins_lost', text: t('promotions.rules.spins_lost', { days: String(wagering?.days ?? days) }) }]),
  ];
};

const wageringLines = (rules: PromotionRules, names: GameNames): readonly RuleLine[] => {
  const { wagering } = rules;
  if (wagering === null) return [{ key: 'wagering', text: t('promotions.rules.no_wagering') }];
  const { times, days, stakeMaxEur } = wagering;
  return [
    { key: 'wagering', text: t('promotions.rules.wagering', { times: String(times), days: String(days) }) },
    { key: 'stake_max', text: t('promotions.rules.stake_max', { amount: euros(stakeMaxEur) }) },
    { key: 'counts', text: countLine(rules, names) },
  ];
};

/** What a promotion asks and bounds, a sentence each, in the order in which it matters. Amounts are in euros. */
export const ruleLines = (rules: PromotionRules, names: GameNames = {}): readonly RuleLine[] => {
  const { reward, cap, validTo } = rules;
  return [
    ...(reward.kind === 'deposit'
      ? [{ key: 'min_deposit', text: t('promotions.rules.min_deposit', { amount: euros(reward.minDepositEur) }) }]
      : []),
    ...wageringLines(rules, names),
    ...spinLines(rules, names),
    ...(cap === null ? [] : [{ key: 'cap', text: t('promotions.rules.cap', { amount: euros(cap.maxEur) }) }]),
    ...(validTo === null ? [] : [{ key: 'until', text: t('promotions.rules.until', { day: showDay(validTo) }) }]),
    { key: 'own_first', text: t('promotions.rules.own_first') },
    ...(reward.kind === 'deposit' ? [{ key: 'withdrawal', text: t('promotions.rules.withdrawal') }] : []),
  ];
};

/** A line of a deposit's rewards: how large the deposit is, what is added, how many spins come with it. */
export type RewardRow = {
  readonly key: string;
  readonly size: string;
  readonly bonus: string;
  readonly spins: number;
};

const sizeOf = (step: DepositStep, before: DepositStep | undefined, isLast: boolean): string => {
  if (isLast && before?.upToEur != null) return t('promotions.rules.above', { amount: euros(before.upToEur) });
  return step.upToEur === null
    ? t('promotions.rules.any')
    : t('promotions.rules.up_to', { amount: euros(step.upToEur) });
};

/** What a deposit brings by its size; empty for a promotion without a deposit. The last step matches no more than its bound. */
export const rewardRows = ({ reward }: PromotionRules): readonly RewardRow[] => {
  if (reward.kind !== 'deposit') return [];
  const { steps } = reward;
  return steps.map((step, at) => {
    const isLast = at === steps.length - 1;
    const percent = String(step.percent);
    return {
      key: `step_${at}`,
      size: sizeOf(step, steps[at - 1], isLast),
      bonus:
        isLast && step.upToEur !== null
          ? t('promotions.rules.percent_of_first', { percent, amount: euros(step.upToEur) })
          : t('promotions.rules.percent', { percent }),
      spins: step.freeSpins,
    };
  });
};
