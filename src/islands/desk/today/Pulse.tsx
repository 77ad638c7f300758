import { houseLocale } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import type { Today } from '#stores/desk/today.ts';
import { showMinute } from '#stores/format/time.ts';
import { ageWords } from '../kit/age.ts';

const Fact = ({ name, value, what }: { name: string; value: string; what: string }) => (
  <div className="grid content-start gap-0.5 bg-ink-800 px-4 py-3 max-lg:last:col-span-2">
    <dt className="text-xs font-semibold text-ivory-500">{name}</dt>
    <dd className="grid gap-0.5">
      <span translate="no" className="figures text-xl font-semibold">
        {value}
      </span>
      <span className="text-xs text-ivory-500">{what}</span>
    </dd>
  </div>
);

const whole = new Intl.NumberFormat(houseLocale);

/** How the house breathes at this moment. */
export const Pulse = ({ today }: { today: Today }) => {
  const { online, calls, databaseMs, backupAt } = today;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-ink-600 bg-ink-600 lg:grid-cols-5">
      <Fact
        name={t('deskplayers.today.online')}
        value={whole.format(online)}
        what={t('deskplayers.today.online_what')}
      />
      <Fact
        name={t('deskplayers.today.calls')}
        value={
          calls.p99Ms === null
            ? t('deskplayers.today.none_yet')
            : t('deskplayers.today.at_most', { ms: whole.format(calls.p99Ms) })
        }
        what={t('deskplayers.today.calls_what', { answered: whole.format(calls.answered) })}
      />
      <Fact
        name={t('deskplayers.today.failed')}
        value={whole.format(calls.failed)}
        what={t('deskplayers.today.failed_what')}
      />
      <Fact
        name={t('deskplayers.today.database')}
        value={t('deskplayers.today.ms', { ms: databaseMs.toFixed(1) })}
        what={t('deskplayers.today.database_what')}
      />
      <Fact
        name={t('deskplayers.today.backup')}
        value={backupAt === null ? t('deskplayers.today.none_yet') : ageWords(backupAt)}
        what={backupAt === null ? t('deskplayers.today.backup_none') : showMinute(backupAt)}
      />
    </dl>
  );
};
