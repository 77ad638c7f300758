import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { $grant, $grants } from '#stores/desk/held-grants.ts';
import { displayWire } from '#stores/format/money.ts';
import { showMinute } from '#stores/format/time.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Deeds } from '../kit/Deeds.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { Fact, Facts } from '../kit/Facts.tsx';
import { PlayerLink } from '../kit/PlayerLink.tsx';
import { GrantDecision } from './GrantDecision.tsx';

const shareWords = (shared: string): string => t(`deskwork.promotions.share.${shared}` as WordKey) || shared;

/** The promotion that is open: what its player shares with whom, and what can be decided. */
export function GrantDetail() {
  const { id, data, failed } = useStore($grant);
  const held = useStore($grants).data;
  if (id === null) return <p className="text-sm text-ivory-300">{t('deskwork.promotions.choose')}</p>;
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $grant.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  const { grant, sharers, events } = data;
  const isHeld = held?.some((one) => one.id === id) ?? false;
  return (
    <article className="grid max-w-[48rem] gap-4">
      <h2 className="text-lg font-semibold">{grant.name}</h2>
      <Facts>
        <Fact name={t('deskwork.player')}>
          <PlayerLink {...grant.player} />
        </Fact>
        <Fact name={t('deskwork.promotions.accepted')}>{showMinute(grant.acceptedAt)}</Fact>
        <Fact name={t('deskwork.promotions.bonus')}>{displayWire(grant.bonus, grant.currency ?? 'EUR')}</Fact>
        <Fact name={t('deskwork.promotions.spins')}>{grant.freeSpins}</Fact>
      </Facts>
      <section aria-label={t('deskwork.promotions.shares')}>
        <h3 className="mb-1 text-xs font-semibold text-ivory-500">{t('deskwork.promotions.shares')}</h3>
        <ul className="grid gap-2 text-sm">
          {grant.shares.map((shared) => (
            <li key={shared} className="border-l-2 border-brass pl-3">
              {shareWords(shared)}
              {sharers
                .filter((one) => one.shared === shared)
                .map(({ email }) => (
                  <span key={email} className="block break-words text-ivory-300">
                    {email}
                  </span>
                ))}
            </li>
          ))}
        </ul>
      </section>
      <GrantDecision key={id} grant={grant} isHeld={isHeld} />
      <Deeds
        deeds={events.map(({ at, by, kind }) => ({
          at,
          by,
          what: t(`deskwork.promotions.event.${kind}` as WordKey) || kind.replaceAll('_', ' '),
        }))}
      />
    </article>
  );
}
