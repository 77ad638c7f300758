import { houseGames } from '#domain/catalogue/house-games.ts';
import { gameIds } from '#domain/games/book/registry.ts';
import { tableLimits } from '#domain/games/kit/table-limits.ts';
import { ageMax, ageMin } from '#domain/identity/age.ts';
import { passwordLengthMin } from '#domain/identity/password.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { currencies, currencyCodes } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import { depositMaxEur, gatewayMinEur, quickDepositsEur } from '#domain/payments/deposit-limits.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { rowsOf } from '#domain/returns/figure-rows.ts';
import { returnSpan } from '#domain/returns/figure-summary.ts';
import { promotionEntries } from './offer-values.ts';
import type { Operator } from './operator.ts';
import { amount, type Entry, fixed, listed } from './value-entries.ts';

/** What `{{name}}` stands for in a text. Computed when asked for: a return to player takes a moment to count. */
export type ReferenceValues = ReadonlyMap<string, () => string>;

const euros = (name: string, eur: bigint): Entry => amount(name, money(eur * 100n, 'EUR'));

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

/** What a text says of who runs the house. */
export const operatorValues = (operator: Operator): ReferenceValues => new Map(operatorEntries(operator));

const operatorEntries = (operator: Operator): Entry[] =>
  Object.entries(operator).map(([name, value]) => fixed(`operator.${name}`, value));

/** Every reference an editor may write, from the modules that the engine itself runs on. */
export const referenceValues = (operator: Operator, offers: readonly PromotionRules[]): ReferenceValues =>
  new Map([
    ...promotionEntries(offers),
    ...limitEntries(),
    ...houseEntries(),
    ...returnEntries(),
    ...operatorEntries(operator),
  ]);
