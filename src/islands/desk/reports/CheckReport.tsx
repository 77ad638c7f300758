import { useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { checkReport, type ReportChoice } from '#stores/desk/reports.ts';
import { showDay } from '#stores/format/time.ts';
import { Button } from '#ui/Button.tsx';
import { Fault } from '../kit/Fault.tsx';

/** Holds the days that were added up against their postings, at a press. */
export function CheckReport({ choice }: { choice: ReportChoice }) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [said, setSaid] = useState('');
  const check = async (): Promise<void> => {
    setBusy(true);
    const answer = await checkReport(choice);
    setBusy(false);
    setFault(answer.ok ? null : answer.code);
    if (!answer.ok) return setSaid('');
    const { days, wrong } = answer.value;
    setSaid(
      wrong.length === 0
        ? t(days === 1 ? 'deskreports.check_sound_one' : 'deskreports.check_sound_other', { count: days })
        : t('deskreports.check_wrong', { days: wrong.map(showDay).join(', ') }),
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <Button size="sm" variant="secondary" busy={busy} onClick={() => void check()}>
        {t('deskreports.check')}
      </Button>
      <p role="status">{said}</p>
      <Fault code={fault} />
    </div>
  );
}
