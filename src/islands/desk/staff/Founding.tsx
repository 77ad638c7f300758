import { type FormEvent, useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { linkOf, nameSecond } from '#stores/desk/staff.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Fault } from '../kit/Fault.tsx';
import { ShownOnce } from '../kit/ShownOnce.tsx';

type Handed = { readonly name: string; readonly token: string; readonly code: string };

/** The first administrator names the second, alone this once. */
export function Founding() {
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [busy, setBusy] = useState(false);
  const [handed, setHanded] = useState<Handed | null>(null);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const text = name.trim();
    setMissing(text === '');
    if (text === '') return event.currentTarget.querySelector('input')?.focus();
    setBusy(true);
    setFault(null);
    const answer = await nameSecond(text);
    setBusy(false);
    if (!answer.ok) return setFault(answer.code);
    setHanded({ name: text, ...answer.value });
    setName('');
  };

  return (
    <section
      aria-labelledby="founding"
      className="mb-6 grid max-w-[48rem] gap-3 rounded-lg border border-brass/60 bg-ink-800 p-5"
    >
      <h2 id="founding" className="font-semibold">
        {t('desk.staff.founding_title')}
      </h2>
      <p className="text-sm text-ivory-300">{t('desk.staff.founding_text')}</p>
      {handed ? (
        <ShownOnce name={handed.name} link={linkOf(handed.token)} code={handed.code} onKept={() => setHanded(null)} />
      ) : (
        <form noValidate onSubmit={(event) => void send(event)} className="grid gap-3">
          <Field label={t('desk.staff.name')} error={isMissing ? t('desk.staff.name_needed') : undefined} required>
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={100}
                autoComplete="off"
                className="max-w-[26rem]"
                onChange={({ target }) => {
                  setName(target.value);
                  setMissing(false);
                }}
              />
            )}
          </Field>
          <Fault code={fault} />
          <Button type="submit" size="sm" busy={busy} className="justify-self-start">
            {t('desk.staff.founding_do')}
          </Button>
        </form>
      )}
    </section>
  );
}
