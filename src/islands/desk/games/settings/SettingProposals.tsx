import { t } from '#i18n/client.ts';
import { approveSetting, refuseSetting, type SettingProposal, withdrawSetting } from '#stores/desk/game-settings.ts';
import { showMinute } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { ProposalActs } from '../../kit/ProposalActs.tsx';
import { proposalTones } from '../../kit/proposal-tones.ts';
import { wishWords } from './setting-words.ts';

const rights = { propose: 'games.propose', approve: 'games.approve' } as const;
const decisions = { approve: approveSetting, refuse: refuseSetting, withdraw: withdrawSetting };

type ProposalsProps = { proposals: readonly SettingProposal[]; nameOf: (of: 'game' | 'studio', id: string) => string };

/** What somebody proposed of a game or a studio, and what can be said to it. */
export const SettingProposals = ({ proposals, nameOf }: ProposalsProps) => (
  <section aria-labelledby="setting-proposals" className="grid gap-3">
    <h2 id="setting-proposals" className="text-lg font-semibold">
      {t('deskshelf.proposals')}
    </h2>
    {proposals.length === 0 && <p className="text-sm text-ivory-300">{t('deskshelf.no_proposals')}</p>}
    {proposals.map((one) => (
      <article key={one.id} className="grid gap-2 rounded-lg border border-ink-600 bg-ink-800 p-4 text-sm">
        <header className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-base font-semibold">
            {nameOf(one.of, one.subject)}{' '}
            <span className="text-sm font-normal text-ivory-500">
              {t('deskshelf.by_at', { name: one.proposedBy.name, at: showMinute(one.proposedAt) })}
            </span>
          </h3>
          <Badge tone={proposalTones[one.state]}>{t(`deskshelf.proposal_state.${one.state}`)}</Badge>
        </header>
        <ul className="figures">
          {wishWords(one.wish).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{one.reason}</p>
        {one.decidedBy !== null && one.decidedAt !== null && (
          <p className="text-ivory-500">
            {t('deskshelf.by_at', { name: one.decidedBy, at: showMinute(one.decidedAt) })} {one.note}
          </p>
        )}
        <ProposalActs
          proposal={one}
          rights={rights}
          decisions={decisions}
          what={{
            approve: t('deskshelf.approve_what'),
            refuse: t('deskshelf.refuse_what', { name: one.proposedBy.name }),
            withdraw: t('deskshelf.withdraw_what', { name: one.proposedBy.name }),
          }}
        />
      </article>
    ))}
  </section>
);
