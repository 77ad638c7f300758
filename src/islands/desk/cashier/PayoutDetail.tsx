import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $changed, $payout } from '#stores/desk/cashier.ts';
import type { Payout } from '#stores/desk/due-batches.ts';
import { displayWire } from '#stores/format/money.ts';
import { showMinute } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Deeds } from '../kit/Deeds.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { Fact, Facts } from '../kit/Facts.tsx';
import { PlayerLink } from '../kit/PlayerLink.tsx';
import { PayoutActs } from './PayoutActs.tsx';
import { eventWords, factWords, stateTones, stateWords } from './payout-words.ts';

const standing = ({ state, approvals }: Pick<Payout, 'state' | 'approvals'>): string =>
  t('deskwork.cashier.standing', { state: stateWords(state), n: approvals });

/** What somebody decided on, and what it is: said when it is something else. */
function Changed({ payout }: { payout: Payout }) {
  const changed = useStore($changed);
  const isShown = changed?.id === payout.id;
  return (
    <p role="status" className={isShown ? 'rounded-md bg-brass-dim px-3 py-2 text-sm text-brass-bright' : 'sr-only'}>
      {isShown && t('deskwork.cashier.changed', { from: standing(changed.from), to: standing(payout) })}
    </p>
  );
}

const Holds = ({ holds }: Pick<Payout, 'holds'>) => (
  <section aria-label={t('deskwork.cashier.holds')}>
    <h3 className="mb-1 text-xs font-semibold text-ivory-500">{t('deskwork.cashier.holds')}</h3>
    {holds.length === 0 && <p className="text-sm text-ivory-300">{t('deskwork.cashier.no_holds')}</p>}
    <ul className="grid gap-2 text-sm">
      {holds.map(({ rule, about, facts }) => (
        <li key={rule} className="border-l-2 border-brass pl-3">
          {about}
          {Object.entries(facts).map(([name, value]) => (
            <span key={name} className="figures block break-words text-ivory-300">
              {factWords(name, value)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  </section>
);

const moreOf = (facts: Readonly<Record<string, unknown>>): string | undefined => {
  const said = facts['reason'] ?? facts['reference'] ?? facts['batch'];
  return typeof said === 'string' ? said : undefined;
};

/** The one that is open: why it is held, what was done with it, and what can be done now. */
export function PayoutDetail() {
  const { id, data, failed } = useStore($payout);
  if (id === null) return <p className="text-sm text-ivory-300">{t('deskwork.cashier.choose')}</p>;
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $payout.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  const { payout, events } = data;
  return (
    <article className="grid gap-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="figures text-xl font-semibold">{displayWire(payout.amount, payout.currency)}</h2>
        <Badge tone={stateTones[payout.state]}>{stateWords(payout.state)}</Badge>
      </header>
      <Changed payout={payout} />
      <Facts>
        <Fact name={t('deskwork.player')}>
          <PlayerLink id={payout.player.id} name={payout.player.name} email={payout.player.email} />
        </Fact>
        <Fact name={t('deskwork.cashier.column.eur')}>
          {displayWire(payout.eur, 'EUR')} · {t('deskwork.cashier.day', { sum: displayWire(payout.dayEur, 'EUR') })}
        </Fact>
        <Fact name={t('deskwork.cashier.to')}>
          {payout.provider} · <span translate="no">{payout.destination}</span>
        </Fact>
        <Fact name={t('deskwork.cashier.asked')}>{showMinute(payout.createdAt)}</Fact>
        <Fact name={t('deskwork.cashier.column.approvals')}>
          {t('deskwork.cashier.of', { n: payout.approvals, needed: payout.needed })}
        </Fact>
      </Facts>
      <Holds holds={payout.holds} />
      <PayoutActs key={payout.id} payout={payout} />
      <Deeds
        deeds={events.map(({ at, by, kind, facts }) => ({ at, by, what: eventWords(kind), more: moreOf(facts) }))}
      />
    </article>
  );
}
