import { t } from '#i18n/client.ts';
import { showMinute } from '#stores/format/time.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/States.tsx';

/** In the place of the first step while the player is on a break: no way to pay is offered that would be refused. */
export const OnBreak = ({ until }: { until: string }) => (
  <EmptyState
    title={t('cashier.on_break', { time: showMinute(until) })}
    action={
      <ButtonLink href="/profile/self-exclusion#break" variant="secondary">
        {t('cashier.on_break_link')}
      </ButtonLink>
    }
  >
    {t('cashier.on_break_text')}
  </EmptyState>
);
