import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { t, takePageWords } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { displayWire } from '#stores/format/money.ts';
import { $ownMoney, readMoney, readMoneyLink, type TakenMoney } from '#stores/session/own-money.ts';
import { Button } from '#ui/Button.tsx';
import { guarded } from '#ui/guarded.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { AskLink } from './AskLink.tsx';
import { TakeMoney } from './TakeMoney.tsx';
import { WriteTo } from './WriteTo.tsx';

/** What who cannot sign in has here, and its way out. `email`: of support. */
export const OwnMoney = guarded(function OwnMoney({ words, email }: { words: Words; email: string }) {
  takePageWords(words);
  const step = useStore($ownMoney);
  useEffect(readMoneyLink, []);

  switch (step.name) {
    case 'loading':
      return (
        <p role="status" className="flex items-center gap-3 text-lg">
          <Spinner className="size-6 shrink-0" />
          <span>{t('saferplay.own.loading')}</span>
        </p>
      );
    case 'retry':
      return (
        <div className="grid justify-items-start gap-4">
          <p role="status" className="text-lg">
            {t('saferplay.own.retry')}
          </p>
          <Button onClick={() => void readMoney()}>{t('saferplay.own.retry_do')}</Button>
        </div>
      );
    case 'ask':
      return <AskLink told={step.told} sentTo={step.sentTo} />;
    case 'shown':
      return <TakeMoney own={step.own} email={email} />;
    case 'taken':
      return <Taken answer={step.answer} email={email} />;
  }
});

function Taken({ answer: { taken, left }, email }: { answer: TakenMoney; email: string }) {
  return (
    <div role="status" className="grid gap-8">
      {taken.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl font-semibold">{t('saferplay.own.taken')}</h2>
          <ul className="grid gap-3">
            {taken.map(({ currency, amount, to }) => (
              <li key={currency} className="grid gap-1 rounded-lg border border-ink-600 bg-ink-800 p-4">
                <span className="figures text-2xl font-semibold">{displayWire(amount, currency)}</span>
                <span className="wrap-anywhere text-ivory-300">{t('saferplay.own.to', { to: to ?? '' })}</span>
              </li>
            ))}
          </ul>
          <p className="text-ivory-300">{t('saferplay.own.taken_next')}</p>
        </section>
      )}
      {left.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl font-semibold">{t('saferplay.own.left')}</h2>
          <ul className="grid gap-3">
            {left.map(({ currency, amount, why }) => (
              <li key={currency} className="grid gap-1 rounded-lg border border-ink-600 bg-ink-800 p-4">
                <span className="figures text-2xl font-semibold">{displayWire(amount, currency)}</span>
                <span className="text-ivory-300">{t(`saferplay.own.left_${why}`)}</span>
              </li>
            ))}
          </ul>
          <WriteTo email={email} />
        </section>
      )}
    </div>
  );
}
