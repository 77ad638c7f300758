import { grouped } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import { displayWire } from '#stores/format/money.ts';
import type { SeaShot, SeaView } from '#stores/play/shared-sea.ts';
import { reefName } from './words.ts';

type CompanyProps = { sea: SeaView; demo: boolean };

const hereWords = (sea: SeaView, demo: boolean): string => {
  if (sea.state === 'connecting') return t('reef.connecting');
  if (!sea.live) return t('reef.broken');
  const { seats, others, mine } = sea;
  const count = seats.filter(({ id }) => id !== mine).length + others;
  const seated = seats.some(({ id }) => id === mine);
  // Whoever came after the drawn ones is counted among the others.
  const company = seated || mine === null ? count : count - 1;
  if (company === 0) return t(demo ? 'reef.alone_demo' : 'reef.alone');
  return t(company === 1 ? 'reef.here_one' : 'reef.here_other', { count: company });
};

/** Who is here, in a line, and what was caught last by others: real players and settled shots only. */
export function Company({ sea, demo }: CompanyProps) {
  const open = sea.state === 'open' ? sea : undefined;
  const last = open?.catches.find(({ seat }) => seat !== open.mine);
  const nameOf = (shot: SeaShot): string => open?.seats.find(({ id }) => id === shot.seat)?.name ?? t('reef.somebody');
  return (
    <div className="figures flex min-w-0 flex-wrap gap-x-3 text-xs text-ivory-300">
      <p className="truncate font-semibold text-ivory-100">{hereWords(sea, demo)}</p>
      {last && (
        <p key={last.id} className="min-w-0 truncate animate-fade">
          {t('reef.caught_last', {
            name: nameOf(last),
            fish: reefName(last.target),
            times: grouped(last.pays),
            amount: last.payout === null ? '' : ` · ${displayWire(last.payout, last.currency)}`,
          })}
        </p>
      )}
    </div>
  );
}
