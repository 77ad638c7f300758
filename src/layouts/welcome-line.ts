import { displayAmount } from '#domain/money/amount.ts';
import type { Money } from '#domain/money/money.ts';
import { advertisedExample, advertisedWelcome } from '#domain/promotions/advertised.ts';
import { welcomeBonusMax, welcomeTiers } from '#domain/promotions/welcome.ts';
import { t } from '#i18n/server.ts';
import { offers } from './offers.ts';

const shown = ({ amountMinor, currency }: Money): string => displayAmount(amountMinor, currency);
const { firstDeposit, secondDeposit } = advertisedExample(offers);

/**
 * How what is advertised comes about, and what all of the welcome offer comes to at most: the one line that says so, wherever it is said.
 * A build without such figures has stopped before (`advertisedFaults`).
 */
export const welcomeLine = t('home.welcomeLine', {
  first: shown(firstDeposit),
  second: shown(secondDeposit),
  bonus: shown(advertisedWelcome.bonus),
  deposits: welcomeTiers(offers).length,
  most: shown(welcomeBonusMax(offers) ?? advertisedWelcome.bonus),
});
