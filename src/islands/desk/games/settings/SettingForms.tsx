import { type ReactNode, useState } from 'react';
import { t } from '#i18n/client.ts';
import { codesIn, type GameSubject, proposeSetting, type SettingWish } from '#stores/desk/game-settings.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { ReasonForm } from '../../kit/ReasonForm.tsx';

type Asked = { readonly ok: true; readonly wish: SettingWish } | { readonly ok: false };
type FormProps = { subject: GameSubject; onDone: () => void; onCancel: () => void };

/** A part’s own fields above the reason; what is wrong with them is shown at them, and nothing is sent. */
function Proposing({
  subject,
  what,
  fields,
  read,
  onDone,
  onCancel,
}: FormProps & { what: string; fields: ReactNode; read: () => Asked }) {
  return (
    <ReasonForm
      what={what}
      press={t('deskshelf.form.propose')}
      extra={fields}
      act={async (reason) => {
        const asked = read();
        if (!asked.ok) return { ok: false, code: 'bad_request' } as never;
        return proposeSetting(subject, asked.wish, reason);
      }}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}

function OffForm(props: FormProps) {
  const [from, setFrom] = useState('');
  const [hours, setHours] = useState('24');
  const isWhole = /^\d{1,3}$/.test(hours) && Number(hours) >= 1 && Number(hours) <= 168;
  return (
    <Proposing
      {...props}
      what={t('deskshelf.form.what_off', { name: props.subject.name })}
      read={() =>
        isWhole
          ? {
              ok: true,
              wish: {
                part: 'off',
                off: { from: from === '' ? null : new Date(from).toISOString(), hours: Number(hours) },
              },
            }
          : { ok: false }
      }
      fields={
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={t('deskshelf.form.from')} hint={t('deskshelf.form.from_hint')}>
            {(control) => (
              <Input {...control} type="datetime-local" value={from} onChange={({ target }) => setFrom(target.value)} />
            )}
          </Field>
          <Field
            label={t('deskshelf.form.hours')}
            hint={t('deskshelf.form.hours_hint')}
            error={isWhole ? undefined : t('deskshelf.form.hours_wrong')}
          >
            {(control) => (
              <Input {...control} inputMode="numeric" value={hours} onChange={({ target }) => setHours(target.value)} />
            )}
          </Field>
        </div>
      }
    />
  );
}

const OnForm = (props: FormProps) => (
  <Proposing
    {...props}
    what={t('deskshelf.form.what_on', { name: props.subject.name })}
    read={() => ({ ok: true, wish: { part: 'off', off: null } })}
    fields={null}
  />
);

const valueOfPart = <Part extends SettingWish['part']>(subject: GameSubject, part: Part) =>
  subject.values.find((value): value is Extract<GameSubject['values'][number], { part: Part }> => value.part === part);

function CountriesForm(props: FormProps) {
  const [typed, setTyped] = useState(() => valueOfPart(props.subject, 'countries')?.hidden.join(' ') ?? '');
  const codes = codesIn(typed);
  return (
    <Proposing
      {...props}
      what={t('deskshelf.form.what_countries', { name: props.subject.name })}
      read={() => (codes === null ? { ok: false } : { ok: true, wish: { part: 'countries', hidden: codes } })}
      fields={
        <Field
          label={t('deskshelf.form.codes')}
          hint={t('deskshelf.form.codes_hint')}
          error={codes === null ? t('deskshelf.form.codes_wrong') : undefined}
        >
          {(control) => <Input {...control} value={typed} onChange={({ target }) => setTyped(target.value)} />}
        </Field>
      }
    />
  );
}

type Typed = Readonly<Record<string, { readonly min: string; readonly max: string }>>;

function LimitsForm(props: FormProps) {
  const { subject } = props;
  const kept = valueOfPart(subject, 'limits')?.limits ?? [];
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(
      subject.legal.map(({ currency }) => {
        const own = kept.find((one) => one.currency === currency);
        return [currency, { min: own?.min ?? '', max: own?.max ?? '' }];
      }),
    ),
  );
  const amount = (text: string | undefined): string | null =>
    text === undefined || text.trim() === '' ? null : text.trim();
  const limits = subject.legal
    .map(({ currency }) => ({ currency, min: amount(typed[currency]?.min), max: amount(typed[currency]?.max) }))
    .filter(({ min, max }) => min !== null || max !== null);
  const isPlain = limits.every(({ min, max }) => [min, max].every((one) => one === null || /^\d+(\.\d+)?$/.test(one)));
  const type = (currency: string, side: 'min' | 'max', value: string): void =>
    setTyped((before) => ({ ...before, [currency]: { min: '', max: '', ...before[currency], [side]: value } }));
  return (
    <Proposing
      {...props}
      what={t('deskshelf.form.what_limits', { name: subject.name })}
      read={() => (isPlain ? { ok: true, wish: { part: 'limits', limits } } : { ok: false })}
      fields={
        <div className="grid gap-3">
          {subject.legal.map(({ currency, min, max }) => (
            <div key={currency} className="grid gap-x-3 gap-y-1 sm:grid-cols-2">
              {(['min', 'max'] as const).map((side) => (
                <Field key={side} label={t(`deskshelf.form.${side}`, { currency })}>
                  {(control) => (
                    <Input
                      {...control}
                      inputMode="decimal"
                      placeholder={side === 'min' ? min : max}
                      value={typed[currency]?.[side] ?? ''}
                      onChange={({ target }) => type(currency, side, target.value)}
                    />
                  )}
                </Field>
              ))}
              <p className="figures text-sm text-ivory-500 sm:col-span-2">{t('deskshelf.form.legal', { min, max })}</p>
            </div>
          ))}
        </div>
      }
    />
  );
}

const forms = { off: OffForm, on: OnForm, countries: CountriesForm, limits: LimitsForm } as const;
type FormName = keyof typeof forms;

/** What can be proposed of a game or a studio. */
export function SettingForms({ subject, onDone }: { subject: GameSubject; onDone: () => void }) {
  const [open, setOpen] = useState<FormName | null>(null);
  const isOff = (valueOfPart(subject, 'off')?.off ?? null) !== null;
  const close = (): void => setOpen(null);
  if (open !== null) {
    const Form = forms[open];
    return (
      <Form
        subject={subject}
        onDone={() => {
          close();
          onDone();
        }}
        onCancel={close}
      />
    );
  }
  const names: FormName[] = [isOff ? 'on' : 'off', 'countries', 'limits'];
  return (
    <div className="flex flex-wrap gap-2">
      {names.map((name) => (
        <Button key={name} size="sm" variant="secondary" onClick={() => setOpen(name)}>
          {t(`deskshelf.form.${name}`)}
        </Button>
      ))}
    </div>
  );
}
