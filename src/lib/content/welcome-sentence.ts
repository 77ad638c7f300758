import { displayAmount } from '#domain/money/amount.ts';
import { type Money, money } from '#domain/money/money.ts';
import type { WelcomeExample } from '#domain/promotions/welcome.ts';

type Advertised = { readonly bonus: Money; readonly freeSpins: number };

const shown = ({ amountMinor, currency }: Money): string => displayAmount(amountMinor, currency);
const both = (bonus: Money, spins: number): string => `${shown(bonus)} and ${spins} free spins`;

/**
 * How the headline comes about, as the end of a sentence: what each of the two deposits brings, their sum, and by how much it is more
 * than is advertised. Every figure is computed from the offers, the sum from the parts that stand before it.
 */
export const welcomeSentence = (example: WelcomeExample, { bonus, freeSpins }: Advertised): string => {
  const { firstDeposit, firstBonus, firstSpins, secondDeposit, secondBonus, secondSpins } = example;
  const sum = money(firstBonus.amountMinor + secondBonus.amountMinor, 'EUR');
  const spins = firstSpins + secondSpins;
  const more = [
    ...(sum.amountMinor > bonus.amountMinor ? [shown(money(sum.amountMinor - bonus.amountMinor, 'EUR'))] : []),
    ...(spins > freeSpins ? [`${spins - freeSpins} free spins`] : []),
  ].join(' and ');
  return (
    `a first deposit of ${shown(firstDeposit)} brings ${both(firstBonus, firstSpins)}, ` +
    `a second of ${shown(secondDeposit)} brings ${both(secondBonus, secondSpins)}: ` +
    `together ${both(sum, spins)}${more === '' ? ', as advertised' : `, ${more} more than advertised`}`
  );
};
