import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import type { Agreement, affiliateDecisions } from '#stores/desk/agreements.ts';
import type { DeskQuery } from '#stores/desk/asked.ts';
import { showMinute } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { ProposalActs, type ProposalRights } from '../kit/ProposalActs.tsx';
import { proposalTones } from '../kit/proposal-tones.ts';
import { useLive } from '../kit/use-live.ts';
import { whatOf } from './agreement-words.ts';
import { Secret } from './Secret.tsx';

type AgreementsProps = {
  $list: DeskQuery<readonly Agreement[]>;
  rights: ProposalRights;
  decisions: typeof affiliateDecisions;
};

/** What somebody proposed, with what can be said to it. The secret of one that was approved stays until it is put away. */
export function Agreements({ $list, rights, decisions }: AgreementsProps) {
  const { data } = useStore($list);
  const [secret, setSecret] = useState<string | null>(null);
  useLive($list.reload);
  if (secret !== null) return <Secret secret={secret} onKept={() => setSecret(null)} />;
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="agreements" className="grid gap-3">
      <h2 id="agreements" className="text-lg font-semibold">
        {t('deskhouse.agreement.title')}
      </h2>
      {data.map((one) => (
        <article key={one.id} className="grid gap-2 rounded-lg border border-ink-600 bg-ink-800 p-4 text-sm">
          <header className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-semibold">
              {t('deskhouse.agreement.by_at', { name: one.proposedBy.name, at: showMinute(one.proposedAt) })}
            </h3>
            <Badge tone={proposalTones[one.state]}>{t(`deskhouse.agreement.state.${one.state}`)}</Badge>
          </header>
          <p className="break-words">{whatOf(one)}</p>
          <p className="text-ivory-300">{one.reason}</p>
          {one.decidedBy !== null && one.decidedAt !== null && (
            <p className="text-ivory-500">
              {t('deskhouse.agreement.by_at', { name: one.decidedBy, at: showMinute(one.decidedAt) })} {one.note}
            </p>
          )}
          <ProposalActs
            proposal={one}
            rights={rights}
            decisions={decisions}
            what={{
              approve: whatOf(one),
              refuse: t('deskhouse.agreement.refuse_what', { name: one.proposedBy.name }),
              withdraw: t('deskhouse.agreement.withdraw_what', { name: one.proposedBy.name }),
            }}
            onApproved={(agreed) => setSecret(agreed.secret)}
          />
        </article>
      ))}
    </section>
  );
}
