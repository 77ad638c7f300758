import { useEffect, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { CodeField } from '#islands/blocks/CodeField.tsx';
import { useCallForm, useFreshForm } from '#islands/blocks/form/use-call-form.ts';
import { wordOf } from '#islands/blocks/form-words.ts';
import { PasswordField } from '#islands/blocks/PasswordField.tsx';
import { askOffBy, switchOffByCode, switchOffByPassword } from '#stores/security/two-factor.ts';
import { Button } from '#ui/Button.tsx';

/** The one field of a step, which takes the focus when the step is there. */
const useFocused = () => {
  const control = useRef<HTMLElement>(null);
  useEffect(() => control.current?.focus(), []);
  return (field: HTMLElement | null): void => {
    control.current = field;
  };
};

function Actions({ busy, otherWay, other }: { busy: boolean; otherWay: string; other: () => void }) {
  return (
    <>
      <Button type="submit" variant="danger" size="lg" busy={busy}>
        {t('security.two_factor_switch_off')}
      </Button>
      <button
        type="button"
        className="min-h-11 justify-self-start text-sm font-semibold text-brass-bright underline underline-offset-4"
        onClick={other}
      >
        {otherWay}
      </button>
    </>
  );
}

function OffByCode() {
  const form = useFreshForm({ schema: ({ codeSchema }) => codeSchema('any'), initial: { code: '' } });
  const { busy, submit, field, fault } = useCallForm(form, { send: switchOffByCode });
  const focused = useFocused();
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <CodeField label={t('security.two_factor_off_code')} error={wordOf(fault('code'))} {...field('code', focused)} />
      <Actions busy={busy} otherWay={t('security.two_factor_off_by_password')} other={() => askOffBy('password')} />
    </form>
  );
}

function OffByPassword() {
  const form = useFreshForm({ schema: ({ passwordProofSchema }) => passwordProofSchema, initial: { password: '' } });
  const { busy, submit, field, fault } = useCallForm(form, { send: switchOffByPassword });
  const focused = useFocused();
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <PasswordField label={t('auth.password')} error={wordOf(fault('password'))} {...field('password', focused)} />
      <Actions busy={busy} otherWay={t('security.two_factor_off_by_code')} other={() => askOffBy('code')} />
    </form>
  );
}

/** Switching off needs a code or the password: an unlocked screen is not enough. */
export const OffStep = ({ by }: { by: 'code' | 'password' }) => (by === 'code' ? <OffByCode /> : <OffByPassword />);
