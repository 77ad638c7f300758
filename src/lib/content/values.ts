import { houseGames } from '#domain/catalogue/house-games.ts';
import { rowsOf } from '#domain/games/figure-rows.ts';
import { returnSpan } from '#domain/games/figure-summary.ts';
import { gameIds } from '#domain/games/registry.ts';
import { tableLimits } from '#domain/games/table-limits.ts';
import { ageMax, ageMin } from '#domain/identity/age.ts';
import { passwordLengthMin } from '#domain/identity/password.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { currencies, currencyCodes } from '#domain/money/currency.ts';
import { type Money, money } from '#domain/money/money.ts';
import { depositMaxEur, gatewayMinEur, quickDepositsEur } from '#domain/payments/deposit-limits.ts';
import {
  advertisedExample,
  advertisedWelcome,
  doubledDeposit,
  type Match,
  welcomeBonusMax,
  welcomeDepositsMax,
  welcomeTiers,
} from '#domain/promotions/welcome.ts';
import type { Operator } from './operator.ts';

/** What `{{name}}` stands for in a text. Computed when asked for: a return to player takes a moment to count. */
export type ReferenceValues = ReadonlyMap<string, () => string>;

type Entry = readonly [string, () => string];

/** A figure that is a plain value of the engine. */
const fixed = (name: string, value: string | number): Entry => [name, () => String(value)];
const amount = (name: string, { amountMinor, currency }: Money): Entry =>
  fixed(name, displayAmount(amountMinor, currency));
const euros = (name: string, eur: bigint): Entry => amount(name, money(eur * 100n, 'EUR'));

/** `a, b and c`. */
const listed = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

const match = (name: string, { percent, freeSpins }: Match): Entry[] => [
  fixed(`${name}.percent`, `${percent}%`),
  fixed(`${name}.freeSpins`, freeSpins),
];

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const sizes = ['small', 'medium', 'large'] as const;

/** `welcome.first.small.percent`, `welcome.first.small.upTo`, …, `welcome.second.percent`, … */
const tierEntries = (): Entry[] =>
  welcomeTiers.flatMap((tier, index) => {
    const name = `welcome.${ordinals[index]}`;
    if (tier.deposit !== 1) return match(name, tier.match);
    return tier.steps.flatMap((step, size) => [
      amount(`${name}.${sizes[size]}.upTo`, step.upTo),
      ...match(`${name}.${sizes[size]}`, step),
    ]);
  });

/** The two deposits by which the advertised figure comes about. */
const exampleEntries = (): Entry[] => {
  const { firstBonus, secondDeposit, secondBonus, freeSpins } = advertisedExample();
  return [
    amount('welcome.example.first.bonus', firstBonus),
    amount('welcome.example.second.deposit', secondDeposit),
    amount('welcome.example.second.bonus', secondBonus),
    fixed('welcome.example.freeSpins', freeSpins),
  ];
};

const promotionEntries = (): Entry[] => [
  amount('welcome.bonus', advertisedWelcome.bonus),
  fixed('welcome.freeSpins', advertisedWelcome.freeSpins),
  amount('welcome.maxBonus', welcomeBonusMax),
  fixed('welcome.deposits', welcomeDepositsMax),
  ...tierEntries(),
  ...exampleEntries(),
  ...match('doubled', doubledDeposit),
];

const limitEntries = (): Entry[] => {
  const [table, reels] = [tableLimits('EUR'), tableLimits('EUR', 'reels')];
  const inEuros = (name: string, amountMinor: bigint): Entry => amount(name, money(amountMinor, 'EUR'));
  return [
    euros('deposit.min', gatewayMinEur),
    euros('deposit.max', depositMaxEur),
    fixed(
      'deposit.quick',
      listed(
        quickDepositsEur.map((eur) => displayAmount(eur * 100n, 'EUR')),
        'or',
      ),
    ),
    inEuros('limits.minStake', table.minStakeMinor),
    inEuros('limits.table.maxStake', table.maxStakeMinor),
    inEuros('limits.table.maxPayout', table.maxPayoutMinor),
    inEuros('limits.reels.maxStake', reels.maxStakeMinor),
    inEuros('limits.reels.maxPayout', reels.maxPayoutMinor),
  ];
};

const houseEntries = (): Entry[] => [
  fixed('age.min', ageMin),
  fixed('age.max', ageMax),
  fixed('password.min', passwordLengthMin),
  fixed('house.games', houseGames.length),
  fixed('house.studios', new Set(houseGames.map(({ provider }) => provider)).size),
  fixed(
    'house.currencies',
    listed(
      currencyCodes.map((code) => `${currencies[code].name} (${code})`),
      'and',
    ),
  ),
];

const returnEntries = (): Entry[] => gameIds.map((id) => [`rtp.${id}`, () => returnSpan(rowsOf(id))]);

const operatorEntries = (operator: Operator): Entry[] =>
  Object.entries(operator).map(([name, value]) => fixed(`operator.${name}`, value));

/** Every reference an editor may write, from the modules that the engine itself runs on. */
export const referenceValues = (operator: Operator): ReferenceValues =>
  new Map([
    ...promotionEntries(),
    ...limitEntries(),
    ...houseEntries(),
    ...returnEntries(),
    ...operatorEntries(operator),
  ]);
