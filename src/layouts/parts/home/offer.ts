import { advertisedWelcome } from '#domain/promotions/advertised.ts';

const { bonus, freeSpins } = advertisedWelcome;

/** The advertised welcome offer as the specification words it: `2,000 EUR` and `200`. */
export const offer = {
  bonus: `${new Intl.NumberFormat('en').format(bonus.amountMinor / 100n)} ${bonus.currency}`,
  freeSpins,
};
