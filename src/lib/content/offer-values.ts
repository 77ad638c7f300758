import { gameCategories } from '#domain/catalogue/game.ts';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { rational, toPercentString } from '#domain/maths/rational.ts';
import { advertisedExample, advertisedWelcome, doubledDepositId } from '#domain/promotions/advertised.ts';
import { wageringTimesMax } from '#domain/promotions/check-reward.ts';
import { riskOf } from '#domain/promotions/risk.ts';
import type { DepositStep, FreeSpins, PromotionRules, Reward, Wagering } from '#domain/promotions/rules.ts';
import { euros, type WelcomeTier, welcomeBonusMax, welcomeTiers } from '#domain/promotions/welcome.ts';
import { amount, type Entry, fixed } from './value-entries.ts';
import { welcomeSentence } from './welcome-sentence.ts';

const stepEntries = (name: string, { percent, freeSpins }: DepositStep): Entry[] => [
  fixed(`${name}.percent`, `${percent}%`),
  fixed(`${name}.freeSpins`, freeSpins),
];

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const sizes = ['small', 'medium', 'large'] as const;

/** `welcome.first.small.percent`, `welcome.first.small.upTo`, …, `welcome.second.percent`, … */
const tierEntries = ({ deposit, steps }: WelcomeTier): Entry[] => {
  const name = `welcome.${ordinals[deposit - 1]}`;
  if (steps.length === 1) return stepEntries(name, steps[0]);
  return steps.flatMap((step, at) => {
    const size = `${name}.${sizes[at]}`;
    return [
      ...(step.upToEur === null ? [] : [amount(`${size}.upTo`, euros(step.upToEur))]),
      ...stepEntries(size, step),
    ];
  });
};

/** `10`, or `5 to 10` where the offers differ. */
const spanned = (values: readonly number[], show: (value: number) => string): string =>
  [...new Set([Math.min(...values), Math.max(...values)])].map(show).join(' to ');

/** What all offers of today ask for: the least and the most where they differ. */
const wageringEntries = (offers: readonly PromotionRules[]): Entry[] => {
  const all = offers.flatMap(({ wagering }) => wagering ?? []);
  const inEuros = (cents: number) => amount('', euros(`${cents / 100}`))[1]();
  return [
    fixed('wagering.timesMax', wageringTimesMax),
    fixed(
      'wagering.times',
      spanned(
        all.map(({ times }) => times),
        String,
      ),
    ),
    fixed(
      'wagering.days',
      spanned(
        all.map(({ days }) => days),
        String,
      ),
    ),
    fixed(
      'wagering.stakeMax',
      spanned(
        all.map(({ stakeMaxEur }) => Number(stakeMaxEur) * 100),
        inEuros,
      ),
    ),
    ...gameCategories.map((category) =>
      fixed(
        `wagering.counts.${category}`,
        spanned(
          all.map(({ categories }) => categories[category] ?? 0),
          (one) => `${one}%`,
        ),
      ),
    ),
  ];
};

/** What is left at risk by bets that cover each other, and by one of them alone. */
const riskEntries = (): Entry[] => {
  const risk = (name: string, ...spots: readonly string[]): Entry => [
    `wagering.risk.${name}`,
    () => {
      const bets = spots.map((spot) => ({ spot, amountMinor: 100n }));
      return toPercentString(rational(BigInt(riskOf('roulette-european', bets)), 10_000n), 1);
    },
  ];
  return [risk('red', 'red'), risk('redAndBlack', 'red', 'black')];
};

const wageringOf = (name: string, wagering: Wagering | null): Entry[] =>
  wagering === null
    ? []
    : [
        fixed(`${name}.times`, wagering.times),
        fixed(`${name}.days`, wagering.days),
        amount(`${name}.stakeMax`, euros(wagering.stakeMaxEur)),
      ];

const spinsOf = (name: string, freeSpins: FreeSpins | null): Entry[] => {
  if (freeSpins === null) return [];
  const { gameId, stakeEur, days, spins, unlock } = freeSpins;
  return [
    fixed(`${name}.spinGame`, houseGames.find(({ id }) => id === gameId)?.name ?? gameId),
    amount(`${name}.spinStake`, euros(stakeEur)),
    fixed(`${name}.spinDays`, days),
    ...(spins === null ? [] : [fixed(`${name}.freeSpins`, spins)]),
    ...(unlock === null
      ? []
      : [
          amount(`${name}.unlockDeposit`, euros(unlock.depositEur)),
          fixed(`${name}.unlockPercent`, `${unlock.extraBonusPercent}%`),
        ]),
  ];
};

/** Of a deposit by its last step, which is the one that large deposits get. */
const rewardEntries = (name: string, reward: Reward): Entry[] => {
  if (reward.kind === 'no_deposit') return [];
  if (reward.kind === 'money') return [amount(`${name}.bonus`, euros(reward.bonusEur))];
  const step = reward.steps.at(-1) ?? reward.steps[0];
  return [
    amount(`${name}.minDeposit`, euros(reward.minDepositEur)),
    ...(step.upToEur === null ? [] : [amount(`${name}.upTo`, euros(step.upToEur))]),
    ...stepEntries(name, step),
  ];
};

/** `offer.no-deposit.freeSpins`, `offer.welcome-first.times`, …: every figure of every document by the document's name. */
const documentEntries = ({ id, version, reward, wagering, freeSpins }: PromotionRules): Entry[] => {
  const name = `offer.${id}`;
  return [
    fixed(`${name}.version`, version),
    ...rewardEntries(name, reward),
    ...wageringOf(name, wagering),
    ...spinsOf(name, freeSpins),
  ];
};

/** The figures of all promotions, as the documents of `src/content/offers` have them. */
export const promotionEntries = (offers: readonly PromotionRules[]): Entry[] => {
  const tiers = welcomeTiers(offers);
  const most = welcomeBonusMax(offers);
  const doubled = offers.find(({ id }) => id === doubledDepositId)?.reward;
  return [
    amount('welcome.bonus', advertisedWelcome.bonus),
    fixed('welcome.freeSpins', advertisedWelcome.freeSpins),
    ...(most ? [amount('welcome.maxBonus', most)] : []),
    fixed('welcome.deposits', tiers.length),
    ...tiers.flatMap(tierEntries),
    fixed('welcome.sentence', welcomeSentence(advertisedExample(offers), advertisedWelcome)),
    ...(doubled?.kind === 'deposit' ? stepEntries('doubled', doubled.steps[0]) : []),
    ...wageringEntries(offers),
    ...riskEntries(),
    ...offers.flatMap(documentEntries),
  ];
};
