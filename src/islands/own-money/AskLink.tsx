import { t } from '#i18n/client.ts';
import { EmailField } from '#islands/blocks/EmailField.tsx';
import { useCallForm, useFreshForm } from '#islands/blocks/form/use-call-form.ts';
import { wordOf } from '#islands/blocks/form-words.ts';
import { sendMoneyLink } from '#stores/session/own-money.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

type Asked = { told: 'invalid' | 'expired' | null; sentTo: string | null };

/** Asks for the mail with the link. Says the same for every address. */
export function AskLink({ told, sentTo }: Asked) {
  const form = useFreshForm({ schema: ({ forgotPasswordSchema }) => forgotPasswordSchema, initial: { email: '' } });
  const { busy, submit, field, fault } = useCallForm(form, { send: sendMoneyLink });
  return (
    <form noValidate className="grid max-w-[28rem] gap-4" onSubmit={submit}>
      <div role="status" className={told === null ? 'sr-only' : 'flex gap-3 rounded-md border border-red p-4'}>
        {told !== null && (
          <>
            <Icon name="alert" className="size-5 shrink-0 text-red" />
            <p>{t(`saferplay.own.${told}`)}</p>
          </>
        )}
      </div>
      <p className="text-ivory-300">{t('saferplay.own.ask')}</p>
      <EmailField error={wordOf(fault('email'))} autoComplete="username" {...field('email')} />
      <div role="status" className={sentTo === null ? 'sr-only' : 'flex gap-3 rounded-md bg-ink-600 p-4 text-sm'}>
        {sentTo !== null && (
          <>
            <Icon name="check" className="size-5 shrink-0 text-felt" />
            <div className="min-w-0">
              <p className="wrap-anywhere">{t('saferplay.own.sent', { email: sentTo })}</p>
              <p className="mt-1 text-ivory-300">{t('saferplay.own.spam')}</p>
            </div>
          </>
        )}
      </div>
      <Button type="submit" size="lg" busy={busy} variant={sentTo === null ? 'primary' : 'secondary'}>
        {t(sentTo === null ? 'saferplay.own.send' : 'saferplay.own.again')}
      </Button>
    </form>
  );
}
