import { type FormEvent, useRef, useState } from 'react';
import { staffProposalKinds } from '#domain/desk/proposal.ts';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { type Person, propose } from '#stores/desk/staff.ts';
import { Button } from '#ui/Button.tsx';
import { controlStyle, radioStyle } from '#ui/control-style.ts';
import { Field } from '#ui/Field.tsx';
import { Fault } from '../../kit/Fault.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { ShownOnce } from '../../kit/ShownOnce.tsx';
import { type DraftFault, draftFaults, isDraftTooMuch, type KeptDraft, wishOf } from './draft.ts';
import { WishFields } from './WishFields.tsx';
import { willWords } from './will-words.ts';

type Sent = { readonly name: string; readonly code: string | null };

/** What came of it: a code to hand over, or that it waits. */
const Done = ({ name, code, onKept }: Sent & { onKept: () => void }) => (
  <div className="grid gap-4">
    <p role="status" className="text-sm">
      {t('desk.staff.wish.sent')}
    </p>
    {code === null ? (
      <Button size="sm" className="justify-self-start" onClick={onKept}>
        {t('desk.close')}
      </Button>
    ) : (
      <ShownOnce name={name} code={code} onKept={onKept} />
    )}
  </div>
);

type FormProps = { people: readonly Person[]; draft: KeptDraft; onSent: (sent: Sent) => void };

function WishForm({ people, draft: { draft, change, clear }, onSent }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [told, setTold] = useState<readonly DraftFault[]>([]);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [busy, setBusy] = useState(false);
  // Rights that are too much together are said at once; what is missing, when it is sent.
  const isTooMuch = isDraftTooMuch(draft, people, new Date());
  const faults = isTooMuch ? ([...told, 'too_much'] as const) : told;
  const isWhole = draftFaults(draft, people, new Date()).every((one) => one === 'reason');

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const found = draftFaults(draft, people, new Date());
    setTold(found);
    setFault(null);
    if (found.length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    setBusy(true);
    const answer = await propose(wishOf(draft), draft.reason.trim());
    setBusy(false);
    if (!answer.ok) return setFault(answer.code);
    const person = people.find(({ id }) => id === draft.staffId);
    onSent({ name: person?.name ?? draft.name.trim(), code: answer.value.code });
    clear();
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-semibold text-ivory-300">{t('desk.staff.wish.kind')}</legend>
        {staffProposalKinds.map((kind) => (
          <label key={kind} className="flex min-h-8 items-center gap-3 text-sm">
            <input
              type="radio"
              name="kind"
              checked={draft.kind === kind}
              onChange={() => {
                change({ kind });
                setTold([]);
              }}
              className={radioStyle}
            />
            {t(`desk.staff.wish.${kind}`)}
          </label>
        ))}
      </fieldset>
      <WishFields
        draft={draft}
        people={people}
        faults={faults}
        change={(part) => {
          change(part);
          setTold([]);
        }}
      />
      <Field
        label={t('desk.reason.label')}
        hint={t('desk.reason.hint')}
        error={told.includes('reason') ? t('desk.reason.needed') : undefined}
        required
      >
        {(control) => (
          <textarea
            {...control}
            value={draft.reason}
            rows={2}
            maxLength={500}
            onChange={({ target }) => {
              change({ reason: target.value });
              setTold(told.filter((one) => one !== 'reason'));
            }}
            className={controlStyle('py-2 text-sm')}
          />
        )}
      </Field>
      <div className="rounded-md border border-ink-600 bg-ink-900 p-3 text-sm">
        <p className="eyebrow mb-1">{t('desk.staff.wish.will')}</p>
        <p>{isWhole ? willWords(draft, people) : t('desk.staff.wish.will_later')}</p>
      </div>
      <Fault code={fault} />
      <Button type="submit" busy={busy} className="justify-self-start">
        {t('desk.staff.wish.send')}
      </Button>
    </form>
  );
}

type WishSheetProps = { open: boolean; onClose: () => void; people: readonly Person[]; draft: KeptDraft };

/** Proposes a change of people or rights. */
export function WishSheet({ open, onClose, people, draft }: WishSheetProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  const close = (): void => {
    setSent(null);
    onClose();
  };
  return (
    <Sheet open={open} onClose={close} title={t('desk.staff.wish.title')} lead={t('desk.staff.wish.lead')}>
      {sent === null ? <WishForm people={people} draft={draft} onSent={setSent} /> : <Done {...sent} onKept={close} />}
    </Sheet>
  );
}
