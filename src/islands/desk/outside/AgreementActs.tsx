import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Act } from '#domain/desk/acts.ts';
import { t } from '#i18n/client.ts';
import type { Agreement, affiliateDecisions } from '#stores/desk/agreements.ts';
import { $desk } from '#stores/desk/me.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmForm } from '../kit/ConfirmForm.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';
import { useMay } from '../kit/use-may.ts';
import { whatOf } from './agreement-words.ts';

type Form = 'approve' | 'refuse' | 'withdraw';

export type Rights = { readonly propose: Act; readonly approve: Act };

type AgreementActsProps = {
  agreement: Agreement;
  rights: Rights;
  decisions: typeof affiliateDecisions;
  onSecret: (secret: string) => void;
};

/** What can be said to what somebody proposed: by another, yes or no; by themselves, that they take it back. */
export function AgreementActs({ agreement, rights, decisions, onSecret }: AgreementActsProps) {
  const { id, proposedBy } = agreement;
  const at = useStore($desk);
  const mayApprove = useMay(rights.approve);
  const mayPropose = useMay(rights.propose);
  const [form, setForm] = useState<Form | null>(null);
  const close = (): void => setForm(null);
  const isOwn = at.state === 'in' && at.me.id === proposedBy.id;
  if (form === 'approve')
    return (
      <ConfirmForm
        what={whatOf(agreement)}
        press={t('deskhouse.agreement.approve_now')}
        act={() => decisions.approve(id)}
        onDone={({ secret }) => {
          close();
          onSecret(secret);
        }}
        onCancel={close}
      />
    );
  if (form !== null)
    return (
      <ReasonForm
        what={t(`deskhouse.agreement.${form}_what`, { name: proposedBy.name })}
        label={t('desk.reason.note')}
        press={t(`deskhouse.agreement.${form}_now`)}
        act={(note) => decisions[form](id, note)}
        onDone={close}
        onCancel={close}
      />
    );
  const open = (what: Form, variant: 'primary' | 'secondary') => (
    <Button size="sm" variant={variant} onClick={() => setForm(what)}>
      {t(`deskhouse.agreement.${what}`)}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOwn && mayPropose && open('withdraw', 'secondary')}
      {isOwn && <p className="text-sm text-ivory-300">{t('deskhouse.agreement.own')}</p>}
      {!isOwn && mayApprove && open('approve', 'primary')}
      {!isOwn && mayApprove && open('refuse', 'secondary')}
    </div>
  );
}
