import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { showTime } from '#stores/format/time.ts';
import { $filesComing, downloadReceipt } from '#stores/wallet/statement.ts';
import type { Transaction } from '#stores/wallet/transactions.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

/** Saves the receipt of a transaction; `small`: where a table has a column for it. */
export function Receipt({ one, small = false }: { one: Transaction; small?: boolean }) {
  const isComing = useStore($filesComing)[one.id] === true;
  return (
    <Button
      variant={small ? 'ghost' : 'secondary'}
      size="sm"
      busy={isComing}
      className={small ? '-my-2 w-11' : 'justify-self-start'}
      aria-label={t('statement.receipt_of', { time: showTime(one.at) })}
      onClick={() => void downloadReceipt(one.id)}
    >
      <Icon name="page" className="size-5" />
      {!small && t('statement.receipt')}
    </Button>
  );
}
