import { type ReactNode, useState } from 'react';
import { t } from '#i18n/client.ts';
import {
  type CoinFinding,
  type CoinTransfer,
  chargeCoinsBack,
  noteCoinsReturned,
  releaseCoins,
  settleFinding,
} from '#stores/desk/deposits.ts';
import { displayWire } from '#stores/format/money.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmForm } from '../kit/ConfirmForm.tsx';
import { NoRight } from '../kit/NoRight.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';
import { useMay } from '../kit/use-may.ts';

const Press = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <Button size="sm" variant="secondary" onClick={onPress}>
    {children}
  </Button>
);

/** Coins that were credited and are in their chain no longer. */
function LostActs({ transfer }: { transfer: CoinTransfer }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  if (!useMay('coins.charge_back')) return <NoRight act="coins.charge_back" />;
  if (!isOpen) return <Press onPress={() => setOpen(true)}>{t('deskhouse.coin.charge_back')}</Press>;
  return (
    <ConfirmForm
      what={t('deskhouse.coin.charge_back_what', { sum: displayWire(transfer.amount, transfer.currency) })}
      press={t('deskhouse.coin.charge_back_now')}
      isDanger
      act={() => chargeCoinsBack(transfer.id)}
      onDone={close}
      onCancel={close}
    />
  );
}

function HeldActs({ transfer }: { transfer: CoinTransfer }) {
  const [form, setForm] = useState<'release' | 'return' | null>(null);
  const mayRelease = useMay('coins.release');
  const mayReturn = useMay('coins.return');
  const sum = displayWire(transfer.amount, transfer.currency);
  const close = (): void => setForm(null);
  if (form === 'release')
    return (
      <ConfirmForm
        what={t('deskhouse.coin.release_what', { sum })}
        press={t('deskhouse.coin.release_now')}
        act={() => releaseCoins(transfer.id)}
        onDone={close}
        onCancel={close}
      />
    );
  if (form === 'return')
    return (
      <ReasonForm
        what={t('deskhouse.coin.return_what', { sum })}
        label={t('deskhouse.coin.transaction')}
        hint={t('deskhouse.coin.transaction_hint')}
        needed={t('deskhouse.coin.transaction_needed')}
        max={66}
        press={t('deskhouse.coin.return_now')}
        act={(transaction) => noteCoinsReturned(transfer.id, transaction)}
        onDone={close}
        onCancel={close}
      />
    );
  if (!mayRelease && !mayReturn) return <NoRight act="coins.release" />;
  return (
    <div className="flex flex-wrap gap-2">
      {mayRelease && <Press onPress={() => setForm('release')}>{t('deskhouse.coin.release')}</Press>}
      {mayReturn && <Press onPress={() => setForm('return')}>{t('deskhouse.coin.return')}</Press>}
    </div>
  );
}

/** What can be done with coins that wait, by who is here. */
export const CoinActs = ({ transfer }: { transfer: CoinTransfer }) =>
  transfer.why === 'lost' ? <LostActs transfer={transfer} /> : <HeldActs transfer={transfer} />;

export function FindingActs({ finding }: { finding: CoinFinding }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  if (!useMay('coins.settle')) return <NoRight act="coins.settle" />;
  if (!isOpen) return <Press onPress={() => setOpen(true)}>{t('deskhouse.coin.settle')}</Press>;
  return (
    <ReasonForm
      what={t('deskhouse.coin.settle_what')}
      label={t('deskhouse.coin.done')}
      press={t('deskhouse.coin.settle_now')}
      act={(reason) => settleFinding(finding.id, reason)}
      onDone={close}
      onCancel={close}
    />
  );
}
