import { useState } from 'react';
import { houseLocale } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import { type ActsChecked, checkLog } from '#stores/desk/audit.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Fault } from '../kit/Fault.tsx';
import { Sheet } from '../kit/Sheet.tsx';

const Found = ({ entries, head, faultAt }: ActsChecked) => (
  <div className="grid gap-4 text-sm">
    <p role="status" className={faultAt === null ? 'flex gap-2 text-felt' : 'flex gap-2 text-red'}>
      <Icon name={faultAt === null ? 'check' : 'alert'} className="size-5 shrink-0" />
      {faultAt === null ? t('desk.audit.check.sound') : t('desk.audit.check.broken', { id: faultAt })}
    </p>
    <dl className="grid gap-3">
      <div>
        <dt className="eyebrow">{t('desk.audit.check.entries')}</dt>
        <dd className="figures">{entries.toLocaleString(houseLocale)}</dd>
      </div>
      <div>
        <dt className="eyebrow">{t('desk.audit.check.head')}</dt>
        <dd translate="no" className="font-mono break-all select-all">
          {head}
        </dd>
      </div>
    </dl>
    <p className="text-ivory-300">{t('desk.audit.check.keep')}</p>
  </div>
);

/** Has every hash of the log computed anew, and says what came of it. */
export function ChainCheck() {
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<ActsChecked | null>(null);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const check = async (): Promise<void> => {
    setBusy(true);
    setFault(null);
    const answer = await checkLog();
    setBusy(false);
    setFound(answer.ok ? answer.value : null);
    setFault(answer.ok ? null : answer.code);
    setOpen(true);
  };
  return (
    <>
      <Button size="sm" variant="secondary" busy={busy} onClick={() => void check()}>
        <Icon name="shield" className="size-5" />
        {t('desk.audit.check.do')}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('desk.audit.check.title')}>
        <Fault code={fault} />
        {found && <Found {...found} />}
      </Sheet>
    </>
  );
}
