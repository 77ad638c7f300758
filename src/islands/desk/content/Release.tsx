import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { $typed, momentOf, type OpenedText, proposeTakeBack, proposeText } from '#stores/desk/content.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';
import { useMay } from '../kit/use-may.ts';
import { ProposalCard } from './ProposalCard.tsx';

type Form = 'ready' | 'back';

/** What can be asked for of a text as it stands, and what is asked for. */
export function Release({ opened }: { opened: OpenedText }) {
  const { text, head, release, versions, releases, proposals } = opened;
  const mayPropose = useMay('content.propose');
  const typed = useStore($typed, { keys: [text.path] })[text.path];
  const [form, setForm] = useState<Form | null>(null);
  const [when, setWhen] = useState('');
  const [said, setSaid] = useState('');
  const open = proposals.filter(({ state }) => state === 'open');
  const isDraft = versions[0]?.state === 'draft';
  const close = (): void => setForm(null);
  const done = (words: string) => (): void => {
    setSaid(words);
    close();
  };
  const back = releases[1]?.number ?? 0;
  return (
    <section aria-label={t('deskcontent.publishing')} className="grid gap-3">
      {open.map((one) => (
        <ProposalCard key={one.id} proposal={one} opened={opened} />
      ))}
      {form === null && mayPropose && open.length === 0 && (
        <div className="flex flex-wrap gap-2">
          {text.isWritable && isDraft && text.startsAt === null && (
            <Button size="sm" disabled={typed !== undefined} onClick={() => setForm('ready')}>
              {t('deskcontent.ready', { number: head })}
            </Button>
          )}
          {release > 0 && (
            <Button size="sm" variant="secondary" onClick={() => setForm('back')}>
              {t('deskcontent.take_back')}
            </Button>
          )}
        </div>
      )}
      {typed !== undefined && isDraft && open.length === 0 && (
        <p className="text-sm text-ivory-500">{t('deskcontent.save_first')}</p>
      )}
      <p role="status" className={said === '' ? 'sr-only' : 'text-sm text-brass-bright'}>
        {said}
      </p>
      {form === 'ready' && (
        <ReasonForm
          what={t('deskcontent.ready_what', { number: head })}
          label={t('deskcontent.ready_label')}
          press={t('deskcontent.ready_now')}
          act={(reason) => proposeText(text.path, opened, momentOf(when), reason)}
          extra={
            <Field label={t('deskcontent.when')} hint={t('deskcontent.when_hint')}>
              {(control) => (
                <Input
                  {...control}
                  type="datetime-local"
                  value={when}
                  onChange={({ target }) => setWhen(target.value)}
                  className="max-w-[18rem]"
                />
              )}
            </Field>
          }
          onDone={done(t('deskcontent.ready_done'))}
          onCancel={close}
        />
      )}
      {form === 'back' && (
        <ReasonForm
          what={back === 0 ? t('deskcontent.back_to_file') : t('deskcontent.back_to', { number: back })}
          press={t('deskcontent.back_now')}
          act={(reason) => proposeTakeBack(text.path, release, reason)}
          onDone={done(t('deskcontent.back_done'))}
          onCancel={close}
        />
      )}
    </section>
  );
}
