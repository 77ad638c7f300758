import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { type HeldGrant, refuseGrant, releaseGrant } from '#stores/desk/held-grants.ts';
import { Button } from '#ui/Button.tsx';
import { NoRight } from '../kit/NoRight.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';
import { useMay } from '../kit/use-may.ts';

/** Release it or refuse it. A form that is open stays when somebody else was faster, with what was typed. */
export function GrantDecision({ grant: { id, name }, isHeld }: { grant: HeldGrant; isHeld: boolean }) {
  const [form, setForm] = useState<'release' | 'refuse' | null>(null);
  const mayDecide = useMay('grants.decide');
  const close = (): void => setForm(null);
  if (!mayDecide) return <NoRight act="grants.decide" />;
  if (form === 'release')
    return (
      <ReasonForm
        what={t('deskwork.promotions.release_what', { name })}
        label={t('desk.reason.note')}
        optional
        press={t('deskwork.promotions.release_now')}
        act={(note) => releaseGrant(id, note)}
        onDone={close}
        onCancel={close}
      />
    );
  if (form === 'refuse')
    return (
      <ReasonForm
        what={t('deskwork.promotions.refuse_what', { name })}
        press={t('deskwork.promotions.refuse_now')}
        isDanger
        act={(reason) => refuseGrant(id, reason)}
        onDone={close}
        onCancel={close}
      />
    );
  if (!isHeld) return <p className="text-sm text-ivory-300">{t('deskwork.promotions.decided')}</p>;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setForm('release')}>
        {t('deskwork.promotions.release')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setForm('refuse')}>
        {t('deskwork.promotions.refuse')}
      </Button>
    </div>
  );
}
