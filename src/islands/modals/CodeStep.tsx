import { useEffect, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { useCallForm, useFreshForm } from '#islands/blocks/form/use-call-form.ts';
import { wordOf } from '#islands/blocks/form-words.ts';
import { askCodeBy, backToPassword, completeSignIn } from '#stores/session/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { pasteWhole } from '#ui/paste-whole.ts';

const linkStyle = 'min-h-11 justify-self-start font-semibold text-brass-bright underline underline-offset-4';

/** The second step of signing in: one field, for the app's code or for a recovery code. */
export function CodeStep({ by }: { by: 'app' | 'recovery' }) {
  const form = useFreshForm({ schema: ({ codeSchema }) => codeSchema(by), initial: { code: '' } });
  const { busy, submit, field, fault } = useCallForm(form, { send: completeSignIn });
  const box = useRef<HTMLElement>(null);
  const isApp = by === 'app';
  useEffect(() => box.current?.focus(), []);

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <p className="text-ivory-300">{t(isApp ? 'auth.code_lead' : 'auth.recovery_lead')}</p>
      <Field label={t(isApp ? 'auth.code_label' : 'auth.recovery_label')} error={wordOf(fault('code'))} required>
        {(control) => (
          <Input
            {...control}
            {...field('code', (input) => {
              box.current = input;
            })}
            inputMode={isApp ? 'numeric' : 'text'}
            autoComplete={isApp ? 'one-time-code' : 'off'}
            autoCapitalize={isApp ? 'none' : 'characters'}
            spellCheck={false}
            maxLength={40}
            onPaste={pasteWhole}
            className="figures text-xl font-semibold tracking-[0.2em]"
          />
        )}
      </Field>
      <Button type="submit" size="lg" busy={busy}>
        {t('auth.code_submit')}
      </Button>
      <div className="grid text-sm">
        <button type="button" className={linkStyle} onClick={() => askCodeBy(isApp ? 'recovery' : 'app')}>
          {t(isApp ? 'auth.code_use_recovery' : 'auth.code_use_app')}
        </button>
        <button type="button" className={linkStyle} onClick={backToPassword}>
          {t('auth.code_back')}
        </button>
      </div>
    </form>
  );
}
