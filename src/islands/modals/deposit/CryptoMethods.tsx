import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { t } from '#i18n/client.ts';
import { $deposit, type CryptoTab, setTab } from '#stores/deposit/deposit.ts';
import { type TabItem, Tabs } from '#ui/Tabs.tsx';
import { CryptoWaiting } from './CryptoWaiting.tsx';

const BuyCrypto = lazy(async () => ({ default: (await import('./BuyCrypto.tsx')).BuyCrypto }));
const CryptoAddress = lazy(async () => ({ default: (await import('./CryptoAddress.tsx')).CryptoAddress }));

const waiting = (panel: ReactNode) => <Suspense fallback={<CryptoWaiting />}>{panel}</Suspense>;

/** The two ways into a crypto wallet: coins bought by card at a company, and coins sent to an address. */
export function CryptoMethods() {
  const { tab } = useStore($deposit);
  const items: readonly TabItem<CryptoTab>[] = [
    { id: 'buy', label: t('cashier.tab_buy'), panel: waiting(<BuyCrypto />) },
    { id: 'deposit', label: t('cashier.tab_deposit'), panel: waiting(<CryptoAddress />) },
  ];
  return <Tabs label={t('cashier.crypto_tabs')} items={items} selected={tab} onSelect={setTab} />;
}
