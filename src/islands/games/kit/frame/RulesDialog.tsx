import { autoplayRoundsMax } from '#domain/limits/autoplay.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { RoundView } from '../round/use-round.ts';
import { RulesFigures } from './RulesFigures.tsx';
import type { TableRules } from './table-rules.ts';

/** What holds of rounds that follow each other, and why what others offer is off. */
function PaceRules({ session: { autoplay, turbo, paceMs } }: { session: RoundView['session'] }) {
  return (
    <>
      <p>{autoplay ? t('table.rule_autoplay', { most: autoplayRoundsMax }) : t('table.rule_press')}</p>
      <p>
        {t(turbo ? 'table.rule_turbo' : 'table.rule_no_turbo')}{' '}
        {paceMs > 0 && t('table.rule_pace', { seconds: String(paceMs / 1_000) })}
      </p>
    </>
  );
}

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
        <PaceRules session={session} />
        <p>
          <a href={`/fairness#${session.game.id}`} target="_top" className="underline underline-offset-4">
            {t('table.all_figures')}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
