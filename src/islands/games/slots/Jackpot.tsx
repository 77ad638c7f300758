import { useStore } from '@nanostores/react';
import { hitChance, jackpotFigures, toldStakeMinor } from '#domain/jackpot/maths.ts';
import { hasJackpot, jackpotOf } from '#domain/jackpot/parameters.ts';
import { toPercentString } from '#domain/maths/rational.ts';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { $pots } from '#stores/play/jackpot.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import type { TableRules } from '../kit/frame/table-rules.ts';
import type { RoundView } from '../kit/round/use-round.ts';
import { onceIn } from './picture/figures.ts';

/** What stands in the pot that this table plays for, as it was last read. Play money has no part in it. */
export function PotLine({ round: { session, currency } }: { round: RoundView }) {
  const potMinor = useStore($pots).get(currency);
  if (session.demo || potMinor === undefined || !hasJackpot(session.game.id)) return null;
  return (
    <p className="figures text-sm font-semibold text-brass-bright">
      {t('slots.jackpot_now', { amount: displayAmount(potMinor, currency) })}
    </p>
  );
}

/** A pot that was won stands over the machine until the next spin: its name and its amount, nothing else. */
export function JackpotWin({ wonMinor, currency, plate }: { wonMinor: bigint; currency: CurrencyCode; plate: string }) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-20 grid place-items-center animate-rise">
      <div className={cx('rounded-lg border-2 px-8 py-4 text-center shadow-float tall:py-6 tall:sm:px-12', plate)}>
        <p className="font-semibold">{t('slots.jackpot')}</p>
        <p className="heading mt-1 text-3xl tall:text-5xl tall:sm:text-6xl">
          <Money amountMinor={wonMinor} currency={currency} />
        </p>
      </div>
    </div>
  );
}

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
