import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { t } from '#i18n/client.ts';
import { Failed } from '#islands/blocks/Failed.tsx';
import { failOf } from '#stores/calls/query.ts';
import { showDay } from '#stores/format/time.ts';
import {
  $starting,
  $step,
  $twoFactor,
  askOffBy,
  renewRecoveryCodes,
  startTwoFactor,
} from '#stores/security/two-factor.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Section } from './Section.tsx';

const TwoFactorDialog = lazy(async () => ({ default: (await import('./TwoFactorDialog.tsx')).TwoFactorDialog }));

/** With fewer than this a player who loses the phone is close to being locked out. */
const fewCodes = 3;

function On({ since, codesLeft }: { since: string; codesLeft: number }) {
  const busy = useStore($starting);
  return (
    <>
      <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-[auto_1fr]">
        <div>
          <dt className="eyebrow">{t('security.two_factor_since')}</dt>
          <dd className="text-lg">{showDay(since)}</dd>
        </div>
        <div>
          <dt className="eyebrow">{t('security.two_factor_codes_left')}</dt>
          <dd className="text-lg">
            <span translate="no" className="figures">
              {codesLeft}
            </span>
            {codesLeft < fewCodes && (
              <span className="ml-3 text-sm text-brass-bright">{t('security.two_factor_codes_few')}</span>
            )}
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={busy} onClick={() => void renewRecoveryCodes()}>
          {t('security.two_factor_renew')}
        </Button>
        <Button variant="ghost" onClick={() => askOffBy('code')}>
          {t('security.two_factor_switch_off')}
        </Button>
      </div>
    </>
  );
}

/** Two-factor sign-in by an authenticator app. */
export function TwoFactor() {
  const { data, error } = useStore($twoFactor);
  const step = useStore($step);
  const busy = useStore($starting);
  const failed = data === undefined ? failOf(error) : undefined;
  const since = data?.since ?? null;
  const badge = data && (
    <Badge tone={since === null ? 'quiet' : 'won'}>
      {t(since === null ? 'security.two_factor_is_off' : 'security.two_factor_is_on')}
    </Badge>
  );
  return (
    <Section id="two-factor" title={t('security.two_factor_title')} lead={t('security.two_factor_lead')} badge={badge}>
      {failed && <Failed failed={failed} retry={() => $twoFactor.revalidate()} />}
      {!failed && data === undefined && <Skeleton className="h-11" />}
      {data && since === null && (
        <div>
          <Button variant="secondary" busy={busy} onClick={() => void startTwoFactor()}>
            {t('security.two_factor_start')}
          </Button>
        </div>
      )}
      {data && since !== null && <On since={since} codesLeft={data.recoveryCodesLeft} />}
      <Suspense fallback={null}>{step && <TwoFactorDialog step={step} />}</Suspense>
    </Section>
  );
}
