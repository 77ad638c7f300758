import { type FormEvent, useState } from 'react';
import { t } from '#i18n/client.ts';
import { enrolByInvitation, hasPasskeys, type KeyCode } from '#stores/desk/enter.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { focusFirst } from '#ui/ModalShell.tsx';
import { Fault } from '../kit/Fault.tsx';

type EnterFormProps = {
  token: string;
  isFounder: boolean;
  /** What went wrong before the form was shown. */
  fault: KeyCode | null;
  onEntered: () => void;
};

/** What who was invited brings beside the link, and their first passkey. */
export function EnterForm({ token, isFounder, fault: before, onEntered }: EnterFormProps) {
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [fault, setFault] = useState(before);
  const [busy, setBusy] = useState(false);

  const enter = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const text = typed.trim();
    setMissing(text === '');
    if (text === '') return event.currentTarget.querySelector('input')?.focus();
    setBusy(true);
    setFault(null);
    const failed = await enrolByInvitation({ token, code: isFounder ? '' : text }, isFounder ? text : null);
    setBusy(false);
    if (failed === null) onEntered();
    else setFault(failed.code);
  };

  const what = isFounder ? 'name' : 'code';
  return (
    <form noValidate onSubmit={(event) => void enter(event)} className="grid gap-4">
      <div>
        <h1 className="heading mb-1 text-3xl">{t('desk.enter.title')}</h1>
        <p className="text-sm text-ivory-300">{t(isFounder ? 'desk.enter.lead_founder' : 'desk.enter.lead_invited')}</p>
      </div>
      <Field
        label={t(`desk.enter.${what}`)}
        hint={t(`desk.enter.${what}_hint`)}
        error={isMissing ? t(`desk.enter.${what}_needed`) : undefined}
        required
      >
        {(control) => (
          <Input
            {...control}
            ref={focusFirst}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setMissing(false);
            }}
            autoComplete={isFounder ? 'name' : 'off'}
            autoCapitalize={isFounder ? 'words' : 'characters'}
            spellCheck={false}
            maxLength={isFounder ? 100 : 40}
            className={isFounder ? '' : 'font-mono tracking-widest'}
          />
        )}
      </Field>
      {!hasPasskeys() && (
        <p className="rounded-md border border-red/60 bg-red-dim p-3 text-sm">{t('desk.door.no_passkeys')}</p>
      )}
      <Fault code={fault} />
      <Button type="submit" size="lg" busy={busy}>
        {t('desk.enter.make')}
      </Button>
    </form>
  );
}
