import { t } from '#i18n/client.ts';
import type { ApiFail } from '#stores/calls/api.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/States.tsx';

/** A part that could not be loaded, and the way to try again. */
export const Failed = ({ failed, retry }: { failed: ApiFail; retry: () => void }) => (
  <ErrorState title={t('account.failed')} action={<Button onClick={retry}>{t('account.retry')}</Button>}>
    {t(`errors.${failed.code}`)}
  </ErrorState>
);
