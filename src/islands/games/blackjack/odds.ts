import { insurancePayout, payoutToUnit } from '#domain/games/blackjack/paytable.ts';
import { type Rational, rational, subtract } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';

/** The gain on a stake that is returned with it, as it is printed: 5/2 back is "3 to 2". */
const oddsWords = (back: Rational): string => {
  const { num, den } = subtract(back, rational(1n));
  return t('blackjack.odds', { num: String(num), den: String(den) });
};

export const blackjackOdds = (): string => oddsWords(payoutToUnit.blackjack);
export const insuranceOdds = (): string => oddsWords(rational(insurancePayout));
