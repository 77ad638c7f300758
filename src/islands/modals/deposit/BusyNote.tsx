import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $deposit } from '#stores/deposit/deposit.ts';

/** Says that the browser is about to leave; a quiet note until then. */
export function BusyNote({ note }: { note?: string }) {
  const { busy } = useStore($deposit);
  return (
    <p role="status" className="min-h-6 text-sm text-ivory-300">
      {busy === null ? note : t('cashier.redirecting')}
    </p>
  );
}
