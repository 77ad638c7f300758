import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { grouped } from '#domain/locale.ts';
import type { Words } from '#i18n/keys.ts';
import { $liabilities, readShownLiabilities, type ShownDays } from '#stores/history/liabilities.ts';
import { CodeFacts } from '#ui/CodeFacts.tsx';
import { guarded } from '#ui/guarded.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Select } from '#ui/Select.tsx';
import { AskState } from '../AskState.tsx';
import { CurrencyCard } from './CurrencyCard.tsx';
import { OwnLiability } from './OwnLiability.tsx';
import { type Say, sayFrom } from './words.ts';

const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

function Days({ value, words, say }: { value: ShownDays; words: Words; say: Say }) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const { publicKey, days } = value;
  const shown = days.find(({ statement }) => statement.day === chosen) ?? days[0];
  if (!shown) return <p className="text-ivory-300">{say('none')}</p>;
  const { statement, currencies, isSigned } = shown;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid w-full gap-1.5 sm:w-64">
          <label htmlFor={id} className="text-sm font-semibold text-ivory-300">
            {say('day')}
          </label>
          <Select
            id={id}
            translate="no"
            value={statement.day}
            options={days.map(({ statement: { day } }) => ({ value: day, label: day }))}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        </div>
        <p className={`flex min-h-11 items-center gap-2 font-semibold ${isSigned ? 'text-felt' : 'text-red'}`}>
          <Icon name={isSigned ? 'check' : 'alert'} className="size-5 shrink-0" />
          <span>{say(isSigned ? 'signed' : 'unsigned')}</span>
        </p>
      </div>
      {currencies.length === 0 && <p className="text-ivory-300">{say('nothing')}</p>}
      <div className="grid gap-4 lg:grid-cols-2">
        {currencies.map((one) => (
          <CurrencyCard key={one.currency} one={one} words={words} say={say} />
        ))}
      </div>
      <OwnLiability day={statement.day} say={say} />
      <details className="rounded-lg border border-ink-600 p-4 sm:px-6">
        <summary className="min-h-8 cursor-pointer font-semibold">{say('exact')}</summary>
        <div className="mt-4 grid gap-6">
          <CodeFacts
            facts={[
              [say('at'), moment(statement.at)],
              [say('epoch'), String(statement.epoch)],
              [say('key'), publicKey],
              ...currencies.map(
                ({ currency, leaves, root }) => [say('root', { currency, leaves: grouped(leaves) }), root] as const,
              ),
            ]}
          />
        </div>
      </details>
    </div>
  );
}

/** What the house owes and holds on a day, as it signed it, and whether one's own money is in the sum. */
export const Liabilities = guarded(function Liabilities({ words }: { words: Words }) {
  const say = sayFrom(words);
  const shown = useStore($liabilities, { ssr: 'initial' });
  useEffect(() => void readShownLiabilities(), []);
  return (
    <div className="grid gap-6">
      <div role="status" className="empty:hidden">
        <AskState state={shown.state} say={say} />
      </div>
      {shown.state === 'done' && <Days value={shown.value} words={words} say={say} />}
    </div>
  );
});
