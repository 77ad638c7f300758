import { t } from '#i18n/client.ts';
import { returnWords } from '#islands/games/kit/result/result-words.ts';
import type { RoundView } from '#islands/games/kit/round/use-round.ts';
import { minorOf } from '#stores/format/money.ts';
import { lastTotalOf } from '../picture/craps.ts';

const shown = 6;

/** The hands before, newest first: the roll that ended each, and what came back. */
export function Hands({ round }: { round: RoundView }) {
  const { rounds, currency } = round;
  if (rounds.length === 0) return null;
  return (
    <div className="figures text-sm">
      <p className="pb-1 font-semibold text-hardway-light">{t('pocketcraps.hands')}</p>
      <ol>
        {rounds.slice(0, shown).map((one) => {
          const { total, rolls } = lastTotalOf(one);
          const [stakeMinor, payoutMinor] = [minorOf(one.stake, currency), minorOf(one.payout, currency)];
          return (
            <li key={one.id} className="flex justify-between gap-2 border-t border-hardway-light/20 py-1">
              <span className="text-ivory-300">{t('pocketcraps.hand', { total, rolls })}</span>
              <span>{returnWords({ stakeMinor, payoutMinor }, currency)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
