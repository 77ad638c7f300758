import { rouletteEuropean } from '#domain/games/roulette-european/rules.ts';
import {
  add,
  compare,
  multiply,
  rational,
  subtract,
  toDecimalString,
  toPercentString,
} from '#domain/maths/rational.ts';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { Dialog } from '#ui/Dialog.tsx';

type RulesProps = {
  open: boolean;
  onClose: () => void;
  currency: CurrencyCode;
  limits: { minStakeMinor: bigint; maxStakeMinor: bigint; maxPayoutMinor: bigint };
};

type Kind = Parameters<typeof t>[0] extends infer Key
  ? Key extends `roulette.names.${infer Name}`
    ? Name
    : never
  : never;
const one = rational(1n);
const isKind = (kind: string): kind is Kind => kind !== '';

/** Rules, payouts and exact returns, all computed from the rules that decide the rounds. */
export function Rules({ open, onClose, currency, limits }: RulesProps) {
  const returns = rouletteEuropean.returns();
  const rtp = returns[0]?.returnToPlayer ?? one;
  const amount = (minor: bigint): string => displayAmount(minor, currency);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t('roulette.rules')}
      closeLabel={t('roulette.close')}
      lead={t('roulette.rules_lead')}
    >
      <div className="grid gap-3 text-ivory-300">
        <p>{t('roulette.rule_bets')}</p>
        <p>{t('roulette.rule_zero')}</p>
        <p>
          {t('roulette.rule_return', { rtp: toPercentString(rtp, 2), edge: toPercentString(subtract(one, rtp), 2) })}
        </p>
        <p>
          {t('roulette.limits', {
            min: amount(limits.minStakeMinor),
            max: amount(limits.maxStakeMinor),
            payout: amount(limits.maxPayoutMinor),
          })}
        </p>
      </div>
      <table className="figures mt-6 w-full text-left text-sm">
        <thead className="eyebrow">
          <tr className="border-b border-ink-600">
            <th scope="col" className="py-2 font-semibold">
              {t('roulette.th_bet')}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t('roulette.th_pays')}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t('roulette.th_hits')}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t('roulette.th_return')}
            </th>
          </tr>
        </thead>
        <tbody>
          {returns.map(({ kind, maxWin, hitFrequency, returnToPlayer }) => {
            const odds = add(maxWin, rational(-1n));
            // A bet that pays one prize returns just that prize as often as it hits.
            const onePrize = compare(multiply(maxWin, hitFrequency), returnToPlayer) === 0;
            return (
              <tr key={kind} className="border-b border-ink-600/60">
                <th scope="row" className="py-2 font-medium">
                  {isKind(kind) ? t(`roulette.names.${kind}`) : kind}
                </th>
                <td className="py-2 text-right whitespace-nowrap">
                  {t(onePrize ? 'roulette.pays_to_one' : 'roulette.pays_up_to', {
                    odds: odds.den === 1n ? String(odds.num) : toDecimalString(odds, 2),
                  })}
                </td>
                <td className="py-2 text-right">{toPercentString(hitFrequency, 2)}</td>
                <td className="py-2 text-right">{toPercentString(returnToPlayer, 2)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="mt-6 grid gap-3 text-sm text-ivory-300">
        <p>{t('roulette.rule_fair')}</p>
        <p>{t('roulette.rule_broken')}</p>
      </div>
    </Dialog>
  );
}
