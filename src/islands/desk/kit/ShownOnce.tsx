import { t } from '#i18n/client.ts';
import { CopyButton } from '#islands/blocks/CopyButton.tsx';
import { Button } from '#ui/Button.tsx';

const Secret = ({ label, what, text }: { label: string; what: string; text: string }) => (
  <div className="grid gap-1.5">
    <p className="text-sm font-semibold">{label}</p>
    <div className="flex items-start gap-2">
      <code
        translate="no"
        className="min-w-0 grow rounded-md border border-ink-600 bg-ink-900 px-3 py-2 font-mono text-sm break-all select-all"
      >
        {text}
      </code>
      <CopyButton
        text={text}
        label={t('desk.once.copy')}
        copied={t('desk.once.copied')}
        failed={t('desk.once.copy_failed')}
      />
    </div>
    <p className="text-sm text-ivory-300">{what}</p>
  </div>
);

type ShownOnceProps = { name: string; code?: string | null; link?: string | null; onKept: () => void };

/** What somebody is to be handed to come in: shown this once, and kept nowhere. */
export const ShownOnce = ({ name, code, link, onKept }: ShownOnceProps) => (
  <section
    aria-label={t('desk.once.title')}
    className="grid gap-4 rounded-md border border-brass/60 bg-brass-dim/40 p-4"
  >
    <p className="font-semibold text-brass-bright">{t('desk.once.title')}</p>
    {link && <Secret label={t('desk.once.link')} what={t('desk.once.link_what', { name })} text={link} />}
    {code && (
      <Secret
        label={t('desk.once.code')}
        what={t(link ? 'desk.once.code_apart' : 'desk.once.code_what', { name })}
        text={code}
      />
    )}
    <Button size="sm" className="justify-self-start" onClick={onKept}>
      {t('desk.once.kept')}
    </Button>
  </section>
);
