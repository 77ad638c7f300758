import { useStore } from '@nanostores/react';
import { countryName } from '#domain/identity/country-name.ts';
import { t } from '#i18n/client.ts';
import { showTime } from '#stores/format/time.ts';
import { $ending, endSession, type Session } from '#stores/security/sessions.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

const deviceName = ({ browser, system }: Session): string => {
  if (browser !== null && system !== null) return t('security.session_device', { browser, system });
  return browser ?? system ?? t('security.session_unknown_device');
};

const icons = { desktop: 'screen', phone: 'phone', tablet: 'phone', unknown: 'screen' } as const;

/** One session: the device, the place, when it began and was last used. */
export function SessionRow({ session }: { session: Session }) {
  const ending = useStore($ending);
  const { id, current, kind, country, ip, createdAt, seenAt } = session;
  const name = deviceName(session);
  const place = country === null ? t('security.session_unknown_place') : countryName(country);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Icon name={icons[kind]} className="size-6 text-ivory-500" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {current && <Badge tone="won">{t('security.session_current')}</Badge>}
        </p>
        <p className="text-sm text-ivory-300 wrap-anywhere">
          {place} ·{' '}
          <span translate="no" className="figures">
            {ip}
          </span>
        </p>
        <p className="text-sm text-ivory-300">
          {t('security.session_since', { time: showTime(createdAt) })}
          {!current && ` · ${t('security.session_seen', { time: showTime(seenAt) })}`}
        </p>
      </div>
      {!current && (
        <Button variant="secondary" size="sm" busy={ending === id} onClick={() => void endSession(session)}>
          {t('security.session_end')}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}
