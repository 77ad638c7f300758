import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { t } from '#i18n/client.ts';
import { $riskCase, $riskCases, type RiskCase } from '#stores/desk/risk.ts';
import { queryValue } from '#stores/shell/navigation.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { KeyHints } from '../kit/KeyHints.tsx';
import { QueueList } from '../kit/QueueList.tsx';
import { rowKeys, useKeys } from '../kit/use-keys.ts';
import { useLive } from '../kit/use-live.ts';
import { CaseDetail } from './CaseDetail.tsx';
import { ruleWords, stateWords } from './risk-words.ts';

const lineOf = ({ rules, state, ...one }: RiskCase): string =>
  state === 'decided' ? stateWords({ ...one, state }) : rules.map(ruleWords).join(', ') || t('deskrisk.by_whom');

const Part = ({ name, cases }: { name: string; cases: readonly RiskCase[] }) => {
  const { id: openId } = useStore($riskCase);
  if (cases.length === 0) return null;
  return (
    <section>
      <h2 className="px-3 pt-3 text-xs font-semibold text-ivory-500">{name}</h2>
      <QueueList
        label={name}
        openId={openId}
        onOpen={(id) => void $riskCase.open(id)}
        items={cases.map((one) => ({
          id: one.id,
          at: one.openedAt,
          title: one.players.map(({ name: player }) => player).join(', '),
          text: lineOf(one),
        }))}
      />
    </section>
  );
};

function List() {
  const { data, failed } = useStore($riskCases);
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $riskCases.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  if (data.length === 0)
    return (
      <EmptyState icon="shield" title={t('deskrisk.none_title')}>
        {t('deskrisk.none')}
      </EmptyState>
    );
  return (
    <>
      <Part name={t('deskrisk.waiting')} cases={data.filter(({ state }) => state !== 'decided')} />
      <Part name={t('deskrisk.over')} cases={data.filter(({ state }) => state === 'decided')} />
    </>
  );
}

/** What is to be looked into, and beside it the case that is open. */
export function Cases() {
  useLive($riskCases.reload);
  useKeys(rowKeys);
  useEffect(() => {
    const id = queryValue('id');
    if (id !== null) void $riskCase.open(id);
  }, []);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]">
      <div className="min-w-0 lg:max-h-[calc(100svh-14rem)] lg:overflow-y-auto">
        <List />
        <KeyHints
          hints={[
            ['j', t('deskwork.keys.next')],
            ['k', t('deskwork.keys.previous')],
            ['Enter', t('deskwork.keys.open')],
          ]}
        />
      </div>
      <div className="min-w-0 rounded-lg border border-ink-600 bg-ink-800 p-4">
        <CaseDetail />
      </div>
    </div>
  );
}
