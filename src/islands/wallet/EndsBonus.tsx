import { useEffect, useRef } from 'react';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { lossWords } from '#islands/blocks/promotions/loss-words.ts';
import { minorOf } from '#stores/format/money.ts';
import { type BonusLoss, keepBonus } from '#stores/wallet/withdraw.ts';
import { Button } from '#ui/Button.tsx';

const listOf = ({ bonus, locked, freeSpins }: BonusLoss, currency: CurrencyCode): string => {
  const loss = { bonusMinor: minorOf(bonus, currency), lockedMinor: minorOf(locked, currency), spins: freeSpins };
  return lossWords(loss, currency) || t('statement.ends_nothing');
};

/** What a withdrawal would cost of a bonus, said before anything moves: the player goes on, or keeps the bonus. */
export function EndsBonus({ ends, currency, busy }: { ends: BonusLoss; currency: CurrencyCode; busy: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="grid gap-4 rounded-lg border border-red/60 bg-red-dim p-4">
      <div className="grid gap-1">
        <h3 ref={title} tabIndex={-1} className="font-semibold outline-none">
          {t('statement.ends_title')}
        </h3>
        <p className="figures text-sm">{t('statement.ends_text', { list: listOf(ends, currency) })}</p>
      </div>
      <div className="grid gap-2">
        <Button type="submit" variant="danger" busy={busy}>
          {t('statement.ends_do')}
        </Button>
        <Button variant="secondary" off={busy} onClick={keepBonus}>
          {t('statement.ends_keep')}
        </Button>
      </div>
    </section>
  );
}
