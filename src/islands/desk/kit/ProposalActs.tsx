import { type ReactNode, useState } from 'react';
import type { Act } from '#domain/desk/acts.ts';
import { t } from '#i18n/client.ts';
import type { DeskResult } from '#stores/desk/call-desk.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { useMay } from './use-may.ts';
import { useMyId } from './use-my-id.ts';

type Form = 'approve' | 'refuse' | 'withdraw';

type Proposal = {
  readonly id: string;
  readonly state: 'open' | 'approved' | 'refused' | 'withdrawn' | 'lapsed';
  readonly proposedBy: { readonly id: string };
};

/** By which acts something is proposed and taken back, and approved and refused. */
export type ProposalRights = { readonly propose: Act; readonly approve: Act };

type ProposalDecisions<T> = {
  readonly approve: (id: string) => Promise<DeskResult<T>>;
  readonly refuse: (id: string, note: string) => Promise<DeskResult<unknown>>;
  readonly withdraw: (id: string, note: string) => Promise<DeskResult<unknown>>;
};

type ProposalActsProps<T> = {
  proposal: Proposal;
  rights: ProposalRights;
  decisions: ProposalDecisions<T>;
  /** Exactly what each of them will do. */
  what: Readonly<Record<Form, string>>;
  onApproved?: (value: T) => void;
  /** The words of a yes that is more than one: of the button that asks, and of the one that does it. */
  yes?: { readonly ask: string; readonly press: string };
  /** What is to be said before the yes; its state is its owner’s. */
  above?: ReactNode;
  /** Why nobody, or not who looks at it, says yes to it as it stands. */
  hindered?: string | null;
};

/**
 * What can be said to what somebody proposed: by another yes or no, by themselves that they take it back. Once it is decided there is nothing to
 * say; a form that was open then stays with what was typed.
 */
export function ProposalActs<T>({
  proposal: { id, state, proposedBy },
  rights,
  decisions,
  what,
  onApproved,
  yes = { ask: t('desk.proposal.approve'), press: t('desk.proposal.approve_now') },
  above,
  hindered = null,
}: ProposalActsProps<T>) {
  const isOwn = useMyId() === proposedBy.id;
  const mayApprove = useMay(rights.approve);
  const mayPropose = useMay(rights.propose);
  const [form, setForm] = useState<Form | null>(null);
  const close = (): void => setForm(null);
  if (form === 'approve')
    return (
      <div className="grid gap-3">
        {above}
        <ConfirmForm
          what={what.approve}
          press={yes.press}
          act={() => decisions.approve(id)}
          onDone={(value) => {
            close();
            onApproved?.(value);
          }}
          onCancel={close}
        />
      </div>
    );
  if (form !== null)
    return (
      <ReasonForm
        what={what[form]}
        label={t('desk.reason.note')}
        press={t(`desk.proposal.${form}_now`)}
        act={(note) => decisions[form](id, note)}
        onDone={close}
        onCancel={close}
      />
    );
  if (state !== 'open') return null;
  const button = (opens: Form, words: string, variant: 'primary' | 'secondary') => (
    <Button size="sm" variant={variant} onClick={() => setForm(opens)}>
      {words}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOwn && mayPropose && button('withdraw', t('desk.proposal.withdraw'), 'secondary')}
      {isOwn && <p className="text-sm text-ivory-300">{t('desk.proposal.own')}</p>}
      {!isOwn && mayApprove && hindered === null && button('approve', yes.ask, 'primary')}
      {!isOwn && mayApprove && button('refuse', t('desk.proposal.refuse'), 'secondary')}
      {hindered !== null && <p className="text-sm text-brass-bright">{hindered}</p>}
    </div>
  );
}
