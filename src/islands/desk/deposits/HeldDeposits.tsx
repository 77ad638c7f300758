import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { $heldDeposits, type HeldDeposit, noteDepositReturned, releaseDeposit } from '#stores/desk/deposits.ts';
import { displayWire } from '#stores/format/money.ts';
import { showMinute } from '#stores/format/time.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { ConfirmForm } from '../kit/ConfirmForm.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { Fact, Facts } from '../kit/Facts.tsx';
import { NoRight } from '../kit/NoRight.tsx';
import { PlayerLink } from '../kit/PlayerLink.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';
import { useMay } from '../kit/use-may.ts';
import { HeldCard } from './HeldCard.tsx';

/** What becomes of it without anybody. */
const nextOf = ({ heldFor, refund }: HeldDeposit): string => {
  if (heldFor === 'player_timed_out' || heldFor === 'limit_reached') return t(`deskhouse.next.${heldFor}`);
  if (refund === null) return t('deskhouse.next.by_hand');
  if (refund.refused) return t('deskhouse.next.refused', { reason: refund.reason ?? '–' });
  return refund.asked === 0 ? t('deskhouse.next.soon') : t('deskhouse.next.asked', { count: refund.asked });
};

function Acts({ deposit }: { deposit: HeldDeposit }) {
  const [form, setForm] = useState<'release' | 'return' | null>(null);
  const [checked, setChecked] = useState(false);
  const mayRelease = useMay('deposits.release');
  const mayReturn = useMay('deposits.return');
  const sum = displayWire(deposit.amount, deposit.currency);
  const close = (): void => setForm(null);
  if (form === 'release')
    return (
      <ConfirmForm
        what={t('deskhouse.deposit.release_what', { sum })}
        press={t('deskhouse.deposit.release_now')}
        act={() => releaseDeposit(deposit.id)}
        onDone={close}
        onCancel={close}
      />
    );
  if (form === 'return')
    return (
      <ReasonForm
        what={t('deskhouse.deposit.return_what', { sum, company: deposit.gateway })}
        label={t('deskhouse.deposit.reference')}
        hint={t('deskhouse.deposit.reference_hint')}
        needed={t('deskhouse.deposit.reference_needed')}
        max={200}
        extra={
          deposit.refund !== null && (
            <Checkbox
              label={t('deskhouse.deposit.checked')}
              checked={checked}
              onChange={({ target }) => setChecked(target.checked)}
            />
          )
        }
        press={t('deskhouse.deposit.return_now')}
        act={(reference) => noteDepositReturned(deposit.id, reference, checked)}
        onDone={close}
        onCancel={close}
      />
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {mayRelease && (
        <Button size="sm" variant="secondary" onClick={() => setForm('release')}>
          {t('deskhouse.deposit.release')}
        </Button>
      )}
      {mayReturn && (
        <Button size="sm" variant="secondary" onClick={() => setForm('return')}>
          {t('deskhouse.deposit.return')}
        </Button>
      )}
      {!mayRelease && !mayReturn && <NoRight act="deposits.release" />}
    </div>
  );
}

/** What payment companies were paid for players who may not pay in. */
export function HeldDeposits() {
  const { data, failed } = useStore($heldDeposits);
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $heldDeposits.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  if (data.length === 0)
    return (
      <EmptyState icon="check" title={t('deskhouse.deposit.none_title')}>
        {t('deskhouse.deposit.none')}
      </EmptyState>
    );
  return (
    <ul aria-label={t('deskhouse.tab.deposits')} className="grid max-w-[60rem] gap-4">
      {data.map((deposit) => (
        <HeldCard
          key={deposit.id}
          title={displayWire(deposit.amount, deposit.currency)}
          since={deposit.heldAt}
          badge={t(`deskhouse.hold.${deposit.heldFor}`)}
        >
          <Facts>
            <Fact name={t('deskhouse.player')}>
              <PlayerLink id={deposit.player.id} name={deposit.player.email} />
            </Fact>
            <Fact name={t('deskhouse.company')}>{deposit.gateway}</Fact>
            <Fact name={t('deskhouse.arrived')}>{showMinute(deposit.heldAt)}</Fact>
            <Fact name={t('deskhouse.number')}>{deposit.id}</Fact>
            <Fact name={t('deskhouse.next.name')}>{nextOf(deposit)}</Fact>
          </Facts>
          <Acts deposit={deposit} />
        </HeldCard>
      ))}
    </ul>
  );
}
