import { type FormEvent, useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { newText, saveText } from '#stores/desk/content.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';
import { Fault } from '../kit/Fault.tsx';

const groups = ['start', 'account', 'deposits', 'withdrawals', 'play', 'fairness', 'bonuses', 'safety'] as const;
type Kind = 'faq' | 'promotions';

/** A question or a promotion that is not there yet: its first draft, which is written on at once. */
export function NewText({ onMade }: { onMade: (path: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<Kind>('faq');
  const [group, setGroup] = useState<string>('start');
  const [name, setName] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const typed = name.trim().toLowerCase();
    const wrong = !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(typed) || typed.length > 60;
    setWrong(wrong);
    if (wrong) return;
    const { path, source } = newText(kind, group, typed);
    const answer = await saveText(path, source, '', { head: 0, file: null });
    setFault(answer.ok ? null : answer.code);
    if (!answer.ok) return;
    setOpen(false);
    setName('');
    onMade(path);
  };
  if (!isOpen)
    return (
      <Button size="sm" variant="secondary" className="mb-3" onClick={() => setOpen(true)}>
        {t('deskcontent.new')}
      </Button>
    );
  return (
    <form
      noValidate
      onSubmit={(event) => void make(event)}
      className="mb-4 grid gap-3 rounded-md border border-ink-600 p-3"
    >
      <Field label={t('deskcontent.new_kind')}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target }) => setKind(target.value === 'faq' ? 'faq' : 'promotions')}
            options={(['faq', 'promotions'] as const).map((value) => ({ value, label: t(`deskcontent.one.${value}`) }))}
          />
        )}
      </Field>
      {kind === 'faq' && (
        <Field label={t('deskcontent.field.group')}>
          {(control) => (
            <Select
              {...control}
              value={group}
              onChange={({ target }) => setGroup(target.value)}
              options={groups.map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
      )}
      <Field
        label={t('deskcontent.new_name')}
        hint={t('deskcontent.new_name_hint')}
        error={isWrong ? t('deskcontent.new_name_wrong') : undefined}
        required
      >
        {(control) => (
          <Input {...control} value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <Fault code={fault} />
      <div className="flex gap-2">
        <Button type="submit" size="sm">
          {t('deskcontent.new_now')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
          {t('desk.cancel')}
        </Button>
      </div>
    </form>
  );
}
