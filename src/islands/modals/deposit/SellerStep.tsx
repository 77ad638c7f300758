import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import type { Seller } from '#stores/deposit/deposit.ts';
import { $wallet } from '#stores/wallet/wallet.ts';
import { LetterMark } from './marks.tsx';
import { StepHead } from './StepHead.tsx';

/** One seller's own page in a frame that can do no more than its business needs. */
export function SellerStep({ seller: { seller, frameUrl } }: { seller: Seller }) {
  const { currency } = useStore($wallet);
  const name = t(`cashier.seller_${seller}`);
  const title = t('cashier.seller_frame', { currency, name });
  return (
    <div className="grid gap-4">
      <StepHead mark={<LetterMark name={name} />}>{title}</StepHead>
      <iframe
        src={frameUrl}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin-when-cross-origin"
        allow="payment; camera"
        className="-mx-5 h-[min(40rem,65dvh)] w-[calc(100%+2.5rem)] border-y border-ink-600 bg-ivory-100 sm:mx-0 sm:w-full sm:rounded-lg sm:border"
      />
      <p className="text-sm text-ivory-300">{t('cashier.seller_note', { name })}</p>
    </div>
  );
}
