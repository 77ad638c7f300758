import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { showTime } from '#stores/format/time.ts';
import type { RoundRecord } from '#stores/history/history.ts';
import { Badge } from '#ui/Badge.tsx';
import { Money } from '#ui/Money.tsx';
import { RoundFacts } from './RoundFacts.tsx';

type StudioRound = Extract<RoundRecord['round'], { status: 'studio' }>;

/** A round at an outside studio's game: what its commands moved. */
export function StudioRecord({ round }: { round: StudioRound }) {
  const { currency } = round;
  return (
    <>
      <p className="text-ivory-300">{t('rounds.studio_note')}</p>
      <RoundFacts round={round} isDecided={round.state !== 'open'} />
      <section aria-label={t('rounds.commands')}>
        <h3 className="pb-2 font-semibold">{t('rounds.commands')}</h3>
        <ol>
          {[...round.commands.entries()].map(([place, one]) => (
            <li
              key={place}
              className="flex flex-wrap items-center justify-between gap-x-6 border-t border-ink-600 py-2"
            >
              <span>
                {t(`rounds.command_${one.action}`)} {one.cancelled && <Badge>{t('rounds.command_undone')}</Badge>}
                <time dateTime={one.at} className="figures block text-sm text-ivory-500">
                  {showTime(one.at)}
                </time>
              </span>
              <Money amountMinor={minorOf(one.amount, currency)} currency={currency} />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
