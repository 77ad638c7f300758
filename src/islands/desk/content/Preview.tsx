import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { type OpenedText, previewAddress, today } from '#stores/desk/content.ts';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { useMay } from '../kit/use-may.ts';
import { ForPlayer } from './ForPlayer.tsx';

/** The page as it would be with the last version that was saved, on a day; and what of it is for a given player. */
export function Preview({ opened: { text, head } }: { opened: OpenedText }) {
  const mayAs = useMay('content.preview_as');
  const [day, setDay] = useState(today);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ivory-300">{t('deskcontent.preview_what')}</p>
      <div className="w-fit">
        <Field label={t('deskcontent.day')}>
          {(control) => <Input {...control} type="date" value={day} onChange={({ target }) => setDay(target.value)} />}
        </Field>
      </div>
      {mayAs && isDay && <ForPlayer day={day} />}
      {isDay && (
        <iframe
          key={`${text.path} ${head} ${day}`}
          title={t('deskcontent.preview_of', { title: text.title })}
          src={`${previewAddress(text.path, head, day)}${text.anchor === null ? '' : `#${text.anchor}`}`}
          sandbox="allow-same-origin"
          className="h-[40rem] w-full rounded-md border border-ink-600 bg-ink-900"
        />
      )}
    </div>
  );
}
