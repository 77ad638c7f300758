import { t } from '#i18n/client.ts';
import { CopyButton } from '#islands/blocks/CopyButton.tsx';
import { Button } from '#ui/Button.tsx';

/** The secret of an address: shown this once, and kept nowhere that could be read. */
export const Secret = ({ secret, onKept }: { secret: string; onKept: () => void }) => (
  <section
    aria-label={t('deskhouse.agreement.secret')}
    className="grid gap-3 rounded-md border border-brass/60 bg-brass-dim/40 p-4"
  >
    <p className="font-semibold text-brass-bright">{t('deskhouse.agreement.secret')}</p>
    <div className="flex items-start gap-2">
      <code
        translate="no"
        className="min-w-0 grow rounded-md border border-ink-600 bg-ink-900 px-3 py-2 font-mono text-sm break-all select-all"
      >
        {secret}
      </code>
      <CopyButton
        text={secret}
        label={t('desk.once.copy')}
        copied={t('desk.once.copied')}
        failed={t('desk.once.copy_failed')}
      />
    </div>
    <p className="text-sm text-ivory-300">{t('deskhouse.agreement.secret_what')}</p>
    <Button size="sm" className="justify-self-start" onClick={onKept}>
      {t('desk.once.kept')}
    </Button>
  </section>
);
