import { useMemo, useState } from 'react';
import { type TimelineKind, timelineKinds } from '#domain/desk/timeline.ts';
import { t } from '#i18n/client.ts';
import { createTimeline, type TimelineEvent } from '#stores/desk/players.ts';
import { displayWire } from '#stores/format/money.ts';
import { showTime } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Select } from '#ui/Select.tsx';
import { DeskAmount } from '../kit/DeskAmount.tsx';
import { Pages } from '../kit/Pages.tsx';
import { useMay } from '../kit/use-may.ts';
import { codeWords, factWords } from './code-words.ts';
import { NoteForm } from './NoteForm.tsx';

type ShowRounds = (gameSession: string | null) => void;

const What = ({ event, showRounds }: { event: TimelineEvent; showRounds: ShowRounds }) => {
  const { played, money, text, ref } = event;
  if (played !== null && money !== null)
    return (
      <>
        <span className="font-semibold">{played.game}</span>{' '}
        <span className="figures text-ivory-300">
          {t('deskplayers.history.played', {
            rounds: played.rounds,
            stake: displayWire(played.stake, money.currency),
            payout: displayWire(played.payout, money.currency),
          })}
        </span>{' '}
        {played.rounds > 0 && (
          <button type="button" onClick={() => showRounds(ref)} className="font-semibold underline underline-offset-4">
            {t('deskplayers.history.its_rounds')}
          </button>
        )}
      </>
    );
  return (
    <>
      <span className="font-semibold">{codeWords(event.what)}</span>
      {text !== null && <span className="block whitespace-pre-wrap wrap-anywhere">{text}</span>}
      <span className="block text-xs wrap-anywhere text-ivory-500">{factWords(event.facts)}</span>
    </>
  );
};

const Row = ({ event, showRounds }: { event: TimelineEvent; showRounds: ShowRounds }) => (
  <tr>
    <td className="figures whitespace-nowrap text-ivory-300">{showTime(event.at)}</td>
    <td>
      <Badge tone={event.kind === 'notes' ? 'brass' : 'quiet'}>{t(`deskplayers.kind.${event.kind}`)}</Badge>
    </td>
    <td className="w-full">
      <What event={event} showRounds={showRounds} />
    </td>
    <td className="text-ivory-300 lg:whitespace-nowrap max-lg:hidden">{event.actor}</td>
    <td className="text-right">
      {event.money !== null && <DeskAmount amount={event.money.amount} currency={event.money.currency} />}
    </td>
  </tr>
);

const isKind = (text: string): text is TimelineKind => (timelineKinds as readonly string[]).includes(text);

/** All that happened to a player, the newest first, and what staff noted. */
export function Timeline({ id, showRounds }: { id: string; showRounds: ShowRounds }) {
  const [kind, setKind] = useState<TimelineKind | null>(null);
  const mayNote = useMay('players.note');
  const $events = useMemo(() => createTimeline(id, kind), [id, kind]);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <p className="flex items-center gap-3 text-sm font-semibold text-ivory-300">
          <label htmlFor="timeline-kind">{t('deskplayers.history.show')}</label>
          <Select
            id="timeline-kind"
            value={kind ?? ''}
            placeholder={t('deskplayers.history.everything')}
            options={timelineKinds.map((one) => ({ value: one, label: t(`deskplayers.kind.${one}`) }))}
            onChange={({ target }) => setKind(isKind(target.value) ? target.value : null)}
          />
        </p>
        {mayNote && <NoteForm id={id} onDone={() => void $events.reload()} />}
      </div>
      <Pages
        $list={$events}
        name={t('deskplayers.history.timeline')}
        columns={[
          { name: t('deskplayers.history.when') },
          { name: t('deskplayers.history.kind') },
          { name: t('deskplayers.history.what') },
          { name: t('deskplayers.history.who'), isWide: true },
          { name: t('deskplayers.history.amount'), isNumber: true },
        ]}
        row={(event) => <Row key={event.id} event={event} showRounds={showRounds} />}
      />
    </>
  );
}
