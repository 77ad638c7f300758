import { useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import {
  type CampaignCheck,
  type CampaignFault,
  checkDraft,
  type Draft,
  readDraft,
  saveDraft,
  valueAt,
  withValue,
} from '#stores/desk/campaigns.ts';
import { Button } from '#ui/Button.tsx';
import { Fault } from '../../kit/Fault.tsx';
import { EditingProvider } from './draft-fields.tsx';
import { fieldWords } from './field-words.ts';
import { SpinsPart, WageringPart } from './PlayParts.tsx';
import { WhatPart, WhenPart, WhoPart } from './RuleParts.tsx';
import { useLiveCheck } from './use-live-check.ts';

const sizeText = (size: CampaignCheck['size'] | undefined): string => {
  if (size === undefined) return t('deskcampaigns.size_unknown');
  if (size === null) return t('deskcampaigns.size_spent');
  const { players, isWhole } = size;
  if (players === null) return t('deskcampaigns.size_few');
  if (!isWhole) return t('deskcampaigns.size_cut', { count: players });
  return t('deskcampaigns.size_some', { count: players });
};

const Faults = ({ faults }: { faults: readonly CampaignFault[] }) => (
  <div className="grid gap-1 text-sm" role="status">
    <p className="font-semibold">{t(faults.length === 0 ? 'deskcampaigns.no_faults' : 'deskcampaigns.faults')}</p>
    {faults.length > 0 && (
      <ul className="grid gap-1 text-red">
        {faults.map((one) => (
          <li key={`${one.field} ${one.problem}`}>
            {t('deskcampaigns.fault', { ...one, field: fieldWords(one.field) })}
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** A document as it is written: checked and counted as it is typed, saved as a revision. */
export function CampaignForm({ first, revision, mayDraft }: { first: Draft; revision: number; mayDraft: boolean }) {
  const [draft, setDraft] = useState(first);
  // What is typed is saved over the revision that it was typed on, even when somebody else has saved another meanwhile.
  const [base, setBase] = useState({ first, revision });
  const [code, setCode] = useState<DeskCode | null>(null);
  const [saved, setSaved] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  if (revision !== base.revision && draft === base.first) {
    setBase({ first, revision });
    setDraft(first);
  }
  const { faults, size } = useLiveCheck(draft, checkDraft);
  const read = readDraft(draft);
  const save = async (): Promise<void> => {
    if (!('rules' in read)) return;
    setBusy(true);
    const answer = await saveDraft(read.rules, base.revision);
    setBusy(false);
    setCode(answer.ok ? null : answer.code);
    setSaved(answer.ok ? answer.value.revision : null);
    if (answer.ok) setBase({ first: draft, revision: answer.value.revision });
  };
  const put = (path: string, value: unknown): void => {
    setSaved(null);
    setDraft((now) => withValue(now, path, value));
  };
  // Of a new one a field says what is wrong with it once something was typed there; the list at the foot has all of it.
  const typed =
    base.revision > 0 ? faults : faults.filter(({ field }) => valueAt(draft, field) !== valueAt(base.first, field));
  return (
    <EditingProvider value={{ draft, faults: typed, put }}>
      <fieldset disabled={!mayDraft} className="grid min-w-0 gap-4">
        <legend className="sr-only">{t('deskcampaigns.part.what')}</legend>
        <WhatPart isNew={revision === 0} />
        <WhoPart />
        <p role="status" className="rounded-md bg-ink-700 px-3 py-2 text-sm">
          {t('deskcampaigns.size_title')}: <strong>{sizeText(size)}</strong>
        </p>
        <p className="text-xs text-ivory-500">{t('deskcampaigns.size_noted')}</p>
        <WhenPart />
        <WageringPart />
        <SpinsPart />
        <Faults faults={faults} />
        <Fault code={code} />
        <div className="flex flex-wrap items-center gap-3">
          {mayDraft && (
            <Button size="sm" busy={busy} disabled={!('rules' in read)} onClick={() => void save()}>
              {t('deskcampaigns.save')}
            </Button>
          )}
          <p role="status" className={saved === null ? 'sr-only' : 'text-sm text-brass-bright'}>
            {saved !== null && t('deskcampaigns.was_saved', { revision: saved })}
          </p>
        </div>
      </fieldset>
    </EditingProvider>
  );
}
