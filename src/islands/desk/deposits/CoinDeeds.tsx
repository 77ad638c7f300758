import { useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskAnswer, DeskCode } from '#stores/desk/call-desk.ts';
import { readCoins } from '#stores/desk/deposits.ts';
import { Button } from '#ui/Button.tsx';
import { Deeds } from '../kit/Deeds.tsx';
import { Fault } from '../kit/Fault.tsx';

const textOf = (facts: Readonly<Record<string, unknown>>): string =>
  Object.entries(facts)
    .filter(([name]) => name !== 'by')
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(' · ');

const byOf = ({ by }: Readonly<Record<string, unknown>>): string =>
  typeof by === 'string' ? by : t('deskhouse.coin.watcher');

/** What the watcher and people did with coins, at a press: to look at it is an entry of the log. */
export function CoinDeeds({ id }: { id: string }) {
  const [deeds, setDeeds] = useState<DeskAnswer<'readCoins'>>();
  const [fault, setFault] = useState<DeskCode | null>(null);
  const load = async (): Promise<void> => {
    const answer = await readCoins(id);
    if (answer.ok) setDeeds(answer.value);
    setFault(answer.ok ? null : answer.code);
  };
  if (deeds !== undefined)
    return (
      <Deeds deeds={deeds.map(({ at, kind, facts }) => ({ at, by: byOf(facts), what: kind, more: textOf(facts) }))} />
    );
  return (
    <div>
      <Fault code={fault} />
      <Button size="sm" variant="ghost" onClick={() => void load()}>
        {t('deskhouse.coin.deeds')}
      </Button>
    </div>
  );
}
