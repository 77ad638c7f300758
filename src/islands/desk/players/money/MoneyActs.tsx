import { useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskPlayer } from '#stores/desk/players.ts';
import { minorOf } from '#stores/format/money.ts';
import { Button } from '#ui/Button.tsx';
import { useMay } from '../../kit/use-may.ts';
import { CorrectionSheet, emptyCorrection } from './CorrectionSheet.tsx';
import { newPayout, PayoutSheet } from './PayoutSheet.tsx';

/** What can be proposed about a player’s money, by who is here. What was typed stays while the player is open. */
export function MoneyActs({ data, reload }: { data: DeskPlayer; reload: () => Promise<unknown> }) {
  const mayCorrect = useMay('corrections.propose') && data.balances.length > 0;
  const mayAsk =
    useMay('withdrawals.request') && data.balances.some(({ own, currency }) => minorOf(own, currency) > 0n);
  const [form, setForm] = useState<'correct' | 'payout' | null>(null);
  const [correction, setCorrection] = useState(emptyCorrection);
  const [payout, setPayout] = useState(newPayout);
  if (!mayCorrect && !mayAsk) return null;
  const close = (): void => setForm(null);
  return (
    <div className="flex flex-wrap gap-2">
      {mayCorrect && (
        <Button size="sm" variant="secondary" onClick={() => setForm('correct')}>
          {t('deskmoney.correct.open')}
        </Button>
      )}
      {mayAsk && (
        <Button size="sm" variant="secondary" onClick={() => setForm('payout')}>
          {t('deskmoney.payout.open')}
        </Button>
      )}
      {form === 'correct' && (
        <CorrectionSheet data={data} draft={correction} setDraft={setCorrection} onClose={close} />
      )}
      {form === 'payout' && (
        <PayoutSheet data={data} draft={payout} setDraft={setPayout} reload={reload} onClose={close} />
      )}
    </div>
  );
}
