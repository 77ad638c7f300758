import { t } from '#i18n/client.ts';
import { displayWire, minorOf } from '#stores/format/money.ts';
import { showDuration } from '#stores/format/time.ts';
import type { PlayReceipt } from '#stores/play/receipt.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Money } from '#ui/Money.tsx';

type Total = PlayReceipt['totals'][number];

function Sums({ total }: { total: Total }) {
  const { currency, staked, returned, net, expectedCost, untold } = total;
  const rows = [
    [t('game.receipt_staked'), staked],
    [t('game.receipt_returned'), returned],
    [t('game.receipt_net'), net],
  ] as const;
  return (
    <section>
      <dl className="figures divide-y divide-ink-600 border-y border-ink-600">
        {rows.map(([name, amount], at) => (
          <div
            key={name}
            className={`flex items-baseline justify-between gap-4 py-2 ${at === 2 ? 'text-lg font-semibold' : ''}`}
          >
            <dt className="text-ivory-300">{name}</dt>
            <dd>
              <Money amountMinor={minorOf(amount, currency)} currency={currency} />
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 py-2">
          <dt className="text-ivory-300">{t('game.receipt_expected')}</dt>
          <dd>
            <Money amountMinor={minorOf(expectedCost, currency)} currency={currency} />
          </dd>
        </div>
      </dl>
      {minorOf(untold, currency) > 0n && (
        <p className="mt-2 text-sm text-ivory-300">
          {t('game.receipt_untold', { amount: displayWire(untold, currency) })}
        </p>
      )}
    </section>
  );
}

const timeOf = ({ seconds }: PlayReceipt): string =>
  seconds < 60 ? t('game.receipt_short') : t('game.receipt_time', { time: showDuration(seconds) });

/** The receipt of a play session at the way out of a table: how long, what it came to, and what such stakes cost on average. */
export function EndOfPlay({ receipt, onClose }: { receipt: PlayReceipt | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={receipt !== undefined}
      onClose={onClose}
      title={t('game.receipt_title')}
      closeLabel={t('game.receipt_go_on')}
      lead={receipt && timeOf(receipt)}
    >
      {receipt && (
        <div className="grid gap-6">
          {receipt.totals.map((total) => (
            <Sums key={total.currency} total={total} />
          ))}
          <p className="text-sm text-ivory-300">{t('game.receipt_means')}</p>
          <div className="grid gap-2 sm:grid-cols-2">
            <Button variant="secondary" onClick={onClose}>
              {t('game.receipt_go_on')}
            </Button>
            <ButtonLink href="/games/all" className="max-sm:-order-1">
              {t('game.receipt_leave')}
            </ButtonLink>
          </div>
          <a
            href="/profile/game-history"
            className="justify-self-start text-sm text-ivory-300 underline underline-offset-4 hover:text-ivory-100"
          >
            {t('game.receipt_history')}
          </a>
        </div>
      )}
    </Dialog>
  );
}
