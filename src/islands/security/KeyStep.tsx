import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { t } from '#i18n/client.ts';
import { CodeField } from '#islands/blocks/CodeField.tsx';
import { CopyButton } from '#islands/blocks/CopyButton.tsx';
import { submitting, wordOf } from '#islands/blocks/form-words.ts';
import { firstCodeForm } from '#stores/security/two-factor.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const QrCode = lazy(async () => ({ default: (await import('#ui/QrCode.tsx')).QrCode }));

/** `JBSWY3DPEHPK3PXP` → `JBSW Y3DP EHPK 3PXP`: easier to type from a screen. */
const inGroups = (key: string): string => key.replaceAll(/.{4}(?=.)/g, '$& ');

/** The key for the app, as a picture and as text, and the first code that comes of it. */
export function KeyStep({ secret, uri }: { secret: string; uri: string }) {
  const { values, errors, busy } = useStore(firstCodeForm.$state);
  return (
    <form noValidate onSubmit={submitting(firstCodeForm)} className="grid gap-6">
      <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Suspense fallback={<Skeleton className="size-[14.5rem] justify-self-center" />}>
          <div className="justify-self-center">
            <QrCode text={uri} title={t('security.two_factor_qr')} />
          </div>
        </Suspense>
        <div className="grid content-start gap-3">
          <p className="text-ivory-300">{t('security.two_factor_scan')}</p>
          <p className="text-sm text-ivory-300">{t('security.two_factor_key')}</p>
          <p className="font-mono break-words select-all">{inGroups(secret)}</p>
          <div>
            <CopyButton text={secret} label={t('security.two_factor_copy_key')} copied={t('security.page_copied')} />
          </div>
        </div>
      </div>
      <CodeField
        label={t('security.two_factor_first_code')}
        hint={t('security.two_factor_first_hint')}
        error={wordOf(errors.code)}
        value={values.code}
        onChange={(event) => firstCodeForm.setValue('code', event.currentTarget.value)}
      />
      <Button type="submit" size="lg" busy={busy}>
        {t('security.two_factor_confirm')}
      </Button>
    </form>
  );
}
