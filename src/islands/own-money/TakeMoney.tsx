import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { useCallForm, useFreshForm } from '#islands/blocks/form/use-call-form.ts';
import { wordOf } from '#islands/blocks/form-words.ts';
import { displayWire } from '#stores/format/money.ts';
import { type OwnMoney, takeMoney } from '#stores/session/own-money.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { WriteTo } from './WriteTo.tsx';

/** What the link pays out, where to, and the one thing to do. */
export function TakeMoney({ own: { money, verified, needsCode }, email }: { own: OwnMoney; email: string }) {
  if (money.length === 0) return <p className="text-lg">{t('saferplay.own.nothing')}</p>;
  const hasWay = money.some(({ to }) => to !== null);
  return (
    <div className="grid gap-6">
      <section className="grid gap-3">
        <h2 className="text-xl font-semibold">{t('saferplay.own.yours')}</h2>
        <ul className="grid gap-3">
          {money.map(({ currency, amount, to }) => (
            <li key={currency} className="grid gap-1 rounded-lg border border-ink-600 bg-ink-800 p-4">
              <span className="figures text-2xl font-semibold">{displayWire(amount, currency)}</span>
              <span className="wrap-anywhere text-ivory-300">
                {to === null ? t('saferplay.own.to_nowhere') : t('saferplay.own.to', { to })}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {!verified && <p>{t('saferplay.own.unproven')}</p>}
      {verified && hasWay ? (
        <>
          <p className="text-ivory-300">{t('saferplay.own.bonus')}</p>
          {needsCode ? <WithCode /> : <AtOnce />}
        </>
      ) : (
        <WriteTo email={email} />
      )}
    </div>
  );
}

function AtOnce() {
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    await takeMoney();
    setBusy(false);
  };
  return (
    <Button size="lg" busy={busy} onClick={() => void take()} className="justify-self-start">
      {t('saferplay.own.take')}
    </Button>
  );
}

function WithCode() {
  const form = useFreshForm({ schema: ({ codeSchema }) => codeSchema('app'), initial: { code: '' } });
  const { busy, submit, field, fault } = useCallForm(form, { send: takeMoney });
  return (
    <form noValidate className="grid max-w-[28rem] gap-4" onSubmit={submit}>
      <Field label={t('saferplay.own.code')} error={wordOf(fault('code'))} required>
        {(control) => (
          <Input {...control} {...field('code')} inputMode="numeric" autoComplete="one-time-code" maxLength={40} />
        )}
      </Field>
      <Button type="submit" size="lg" busy={busy}>
        {t('saferplay.own.take')}
      </Button>
    </form>
  );
}
