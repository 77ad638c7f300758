import { t } from '#i18n/client.ts';
import type { MarkedDetail } from '#stores/desk/safer-play.ts';
import { displayWire } from '#stores/format/money.ts';
import { showDuration, showMinute } from '#stores/format/time.ts';

type Intervention = MarkedDetail['interventions'][number];
type Span = NonNullable<Intervention['after']>['before'];

const rows = [
  ['deposited', ({ deposited }: Span) => displayWire(deposited, 'EUR')],
  ['staked', ({ staked }: Span) => displayWire(staked, 'EUR')],
  ['time', ({ minutes }: Span) => showDuration(minutes * 60)],
  ['sessions', ({ sessions }: Span) => String(sessions)],
] as const;

function Compared({ after }: { after: NonNullable<Intervention['after']> }) {
  const { days, before, since, limitsSet, breaksTaken } = after;
  return (
    <>
      <table className="mt-2 w-full max-w-[32rem] text-sm">
        <thead className="text-left text-ivory-500">
          <tr>
            <th scope="col" className="font-normal">
              {t('deskwork.safer_play.after.days', { days })}
            </th>
            <th scope="col" className="text-right font-normal">
              {t('deskwork.safer_play.after.before')}
            </th>
            <th scope="col" className="text-right font-normal">
              {t('deskwork.safer_play.after.since')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, show]) => (
            <tr key={name}>
              <th scope="row" className="text-left font-normal">
                {t(`deskwork.safer_play.after.${name}`)}
              </th>
              <td className="figures text-right">{show(before)}</td>
              <td className="figures text-right">{show(since)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="figures mt-1 text-sm text-ivory-300">
        {t('deskwork.safer_play.after.own', { limits: limitsSet, breaks: breaksTaken })}
      </p>
    </>
  );
}

/** What was done, and how play went on. */
export const After = ({ intervention: { at, by, kind, note, after } }: { intervention: Intervention }) => (
  <section aria-label={t(`deskwork.safer_play.done.${kind}`)} className="border-t border-ink-600 pt-3">
    <h3 className="text-sm font-semibold">
      {t(`deskwork.safer_play.done.${kind}`)}{' '}
      <span className="figures font-normal text-ivory-300">
        · {showMinute(at)} · {by}
      </span>
    </h3>
    <p className="text-sm break-words">{note}</p>
    {after === null ? (
      <p className="text-sm text-ivory-500">{t('deskwork.safer_play.after.none')}</p>
    ) : (
      <Compared after={after} />
    )}
  </section>
);
