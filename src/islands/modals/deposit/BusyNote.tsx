import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $deposit } from '#stores/deposit/deposit.ts';

/** Says that the browser is about to leave, and where to as soon as that is known; a quiet note until then. */
export function BusyNote({ note, going }: { note?: string; going?: string }) {
  const { busy } = useStore($deposit);
  return (
    <p role="status" className="min-h-6 text-sm text-ivory-300">
      {busy === null ? note : (going ?? t('cashier.redirecting'))}
    </p>
  );
}
