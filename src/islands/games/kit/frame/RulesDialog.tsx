import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { RoundView } from '../round/use-round.ts';
import { RulesFigures } from './RulesFigures.tsx';
import type { TableRules } from './table-rules.ts';

type RulesDialogProps = { rules: TableRules; round: RoundView; open: boolean; onClose: () => void };

/** Rules, payouts and exact figures, all computed by the engine that decides the rounds; what is paid stands first. */
export function RulesDialog({ rules, round, open, onClose }: RulesDialogProps) {
  const { currency, limits, session } = round;
  const amount = (minor: bigint): string => displayAmount(minor, currency);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t('table.rules')}
      closeLabel={t('table.close')}
      lead={rules.lead}
    >
      {rules.paytable && <div className="mb-6">{rules.paytable}</div>}
      <div className="grid gap-3 text-ivory-300">
        {rules.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          {t('table.limits', {
            min: amount(limits.minStakeMinor),
            max: amount(limits.maxStakeMinor),
            payout: amount(limits.maxPayoutMinor),
          })}
        </p>
      </div>
      <div className="mt-6">
        <RulesFigures rules={rules} />
      </div>
      <div className="mt-3 grid gap-3 text-sm text-ivory-300">
        <p>{t('table.rule_fair')}</p>
        <p>{t('table.rule_broken')}</p>
        <p>{t('table.rule_press')}</p>
        <p>
          <a href={`/fairness#${session.game.id}`} target="_top" className="underline underline-offset-4">
            {t('table.all_figures')}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
