import { lazy, Suspense } from 'react';
import { t } from '#i18n/client.ts';
import { CodeField } from '#islands/blocks/CodeField.tsx';
import { CopyButton } from '#islands/blocks/CopyButton.tsx';
import { useCallForm, useFreshForm } from '#islands/blocks/form/use-call-form.ts';
import { wordOf } from '#islands/blocks/form-words.ts';
import { confirmTwoFactor } from '#stores/security/two-factor.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const QrCode = lazy(async () => ({ default: (await import('#ui/QrCode.tsx')).QrCode }));

/** `JBSWY3DPEHPK3PXP` → `JBSW Y3DP EHPK 3PXP`: easier to type from a screen. */
const inGroups = (key: string): string => key.replaceAll(/.{4}(?=.)/g, '$& ');

/** The key for the app, as a picture and as text, and the first code that comes of it. */
export function KeyStep({ secret, uri }: { secret: string; uri: string }) {
  const form = useFreshForm({ schema: ({ codeSchema }) => codeSchema('app'), initial: { code: '' } });
  const { busy, submit, field, fault } = useCallForm(form, { send: confirmTwoFactor });
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Suspense fallback={<Skeleton className="size-[14.5rem] justify-self-center" />}>
          <div className="justify-self-center">
            <QrCode text={uri} title={t('security.two_factor_qr')} />
          </div>
        </Suspense>
        <div className="grid content-start gap-3">
          <p className="text-ivory-300">{t('security.two_factor_scan')}</p>
          <p className="text-sm text-ivory-300">{t('security.two_factor_key')}</p>
          <p translate="no" className="font-mono break-words select-all">
            {inGroups(secret)}
          </p>
          <div>
            <CopyButton text={secret} label={t('security.two_factor_copy_key')} copied={t('security.page_copied')} />
          </div>
        </div>
      </div>
      <CodeField
        label={t('security.two_factor_first_code')}
        hint={t('security.two_factor_first_hint')}
        error={wordOf(fault('code'))}
        {...field('code')}
      />
      <Button type="submit" size="lg" busy={busy}>
        {t('security.two_factor_confirm')}
      </Button>
    </form>
  );
}
