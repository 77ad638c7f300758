import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $riskCase, type OpenedRiskCase } from '#stores/desk/risk.ts';
import { showMinute } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Deeds } from '../kit/Deeds.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { Fact, Facts } from '../kit/Facts.tsx';
import { PlayerLink } from '../kit/PlayerLink.tsx';
import { CaseActs } from './CaseActs.tsx';
import { Links } from './Links.tsx';
import { eventMore, eventWords, findingWords, ruleWords, stateTone, stateWords } from './risk-words.ts';

const Findings = ({ findings }: Pick<OpenedRiskCase, 'findings'>) => (
  <section aria-label={t('deskrisk.found')}>
    <h3 className="mb-1 text-xs font-semibold text-ivory-500">{t('deskrisk.found')}</h3>
    {findings.length === 0 && <p className="text-sm text-ivory-300">{t('deskrisk.found_none')}</p>}
    <ul className="grid gap-2 text-sm">
      {findings.map((one) => (
        <li key={`${one.rule} ${one.at}`} className="border-l-2 border-brass pl-3">
          <strong>{ruleWords(one.rule)}</strong>
          <span className="block">{findingWords(one)}</span>
          <span className="figures block text-ivory-500">
            {t('deskrisk.found_line', { at: showMinute(one.at), version: one.version })}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

const Earlier = ({ earlier }: Pick<OpenedRiskCase, 'earlier'>) =>
  earlier.length === 0 ? (
    t('deskrisk.no_earlier')
  ) : (
    <ul>
      {earlier.map(({ id, openedAt, decision }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => void $riskCase.open(id)}
            className="text-left underline decoration-ivory-500/60 underline-offset-4"
          >
            {showMinute(openedAt)}
          </button>{' '}
          {decision !== null && t(`deskrisk.decision.${decision}`)}
        </li>
      ))}
    </ul>
  );

/** The case that is open: what was found, whom it is about, what became of it, and what can be done. */
export function CaseDetail() {
  const { id, data, failed } = useStore($riskCase);
  if (id === null) return <p className="text-sm text-ivory-300">{t('deskrisk.choose')}</p>;
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $riskCase.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  const { case: one, findings, events, earlier } = data;
  return (
    <article className="grid max-w-[60rem] gap-5">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{t('deskrisk.title', { at: showMinute(one.openedAt) })}</h2>
        <Badge tone={stateTone(one)}>{stateWords(one)}</Badge>
      </header>
      <Facts>
        <Fact name={t('deskrisk.players')}>
          {one.players.map((player) => (
            <span key={player.id} className="block">
              <PlayerLink {...player} />
            </span>
          ))}
        </Fact>
        <Fact name={t('deskrisk.opened')}>{one.openedBy ?? t('deskrisk.by_rule')}</Fact>
        <Fact name={t('deskrisk.earlier')}>
          <Earlier earlier={earlier} />
        </Fact>
      </Facts>
      <Findings findings={findings} />
      <CaseActs key={`acts ${id}`} opened={data} />
      <Links key={`links ${id}`} id={id} />
      <Deeds
        deeds={events.map((event) => ({
          at: event.at,
          by: event.by ?? t('deskrisk.house'),
          what: eventWords(event),
          more: eventMore(event),
        }))}
      />
    </article>
  );
}
