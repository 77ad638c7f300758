import { useStore } from '@nanostores/react';
import { hitChance, jackpotFigures, toldStakeMinor } from '#domain/jackpot/maths.ts';
import { hasJackpot, jackpotOf } from '#domain/jackpot/parameters.ts';
import { toPercentString } from '#domain/maths/rational.ts';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { $pots } from '#stores/play/jackpot.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import type { RoundView } from '../kit/round/use-round.ts';
import { onceIn } from './picture/figures.ts';

/** What stands in the pot that this table plays for, as it was last read, in words. Play money has no part in it. */
export const usePot = ({ session, currency }: RoundView): string | undefined => {
  const potMinor = useStore($pots).get(currency);
  if (session.demo || potMinor === undefined || !hasJackpot(session.game.id)) return undefined;
  return t('slots.jackpot_now', { amount: displayAmount(potMinor, currency) });
};

/** The rules of a machine with what the jackpot takes, its odds and what it returns, in the table's currency. */
export const withJackpot = (rules: TableRules, currency: CurrencyCode): TableRules => {
  const { contributed, seeded, addedReturn, meanWinMinor } = jackpotFigures(currency);
  const { seedMinor } = jackpotOf(currency);
  const mean = displayAmount(meanWinMinor.num / meanWinMinor.den, currency);
  const facts = { share: toPercentString(contributed, 0), seed: displayAmount(seedMinor, currency), mean };
  const unitMinor = toldStakeMinor(currency);
  const unit = displayAmount(unitMinor, currency);
  const parts = { added: toPercentString(addedReturn, 1), seeded: toPercentString(seeded, 1) };
  return {
    ...rules,
    paragraphs: [
      ...rules.paragraphs,
      t('slots.jackpot_rule', { ...facts, unit, odds: onceIn(hitChance(unitMinor, currency)) }),
      t('slots.jackpot_figures', { ...facts, ...parts }),
    ],
  };
};
