import { grouped } from '#domain/locale.ts';
import { advertisedWelcome } from '#domain/promotions/advertised.ts';

const { bonus, freeSpins } = advertisedWelcome;

/** The advertised welcome offer as the specification words it: `2,000 EUR` and `200`. */
export const offer = {
  bonus: `${grouped(bonus.amountMinor / 100n)} ${bonus.currency}`,
  freeSpins,
};
