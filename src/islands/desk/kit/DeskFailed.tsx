import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/States.tsx';
import { failText } from './fail-text.ts';

/** A part of a room that could not be loaded, and the way to try again. */
export const DeskFailed = ({ code, retry }: { code: DeskCode; retry: () => void }) => (
  <ErrorState title={t('desk.failed')} action={<Button onClick={retry}>{t('desk.again')}</Button>}>
    {failText(code)}
  </ErrorState>
);
