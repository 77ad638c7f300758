import type { Room } from '#domain/desk/acts.ts';
import type { WaitingKind } from '#domain/desk/waiting.ts';
import { t } from '#i18n/client.ts';
import type { Today } from '#stores/desk/today.ts';
import { showDuration, showTime } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/States.tsx';
import { DeskAmount } from '../kit/DeskAmount.tsx';

type Waiting = Today['waiting'][number];

/** Where it is done; what has no room of its own is done at the house's commands. */
const roomOf: Partial<Record<WaitingKind, Room>> = {
  chats: 'chats',
  withdrawals: 'cashier',
  deposits_held: 'deposits',
  coins_held: 'deposits',
  coins_unseen: 'deposits',
  return_drifts: 'games',
  webhooks_dead: 'events',
  papers: 'papers',
  markers: 'safer-play',
  bonuses_held: 'promotions',
  proposals: 'staff',
  corrections: 'cashier',
  texts: 'content',
  risk_cases: 'risk',
  risk_rules: 'risk',
  affiliate_proposals: 'affiliates',
  webhook_proposals: 'events',
  game_settings: 'games',
  chains: 'games',
};

const viewOf: Partial<Record<WaitingKind, string>> = {
  corrections: '?view=corrections',
  risk_rules: '?view=rules',
  game_settings: '?view=settings',
  chains: '?view=chains',
};

const Lateness = ({ late }: { late: number }) => {
  if (late >= 1) return <Badge tone="wrong">{t('deskplayers.today.late')}</Badge>;
  if (late >= 0.75) return <Badge tone="brass">{t('deskplayers.today.soon')}</Badge>;
  return <span className="text-ivory-500">{t('deskplayers.today.in_time')}</span>;
};

const ageOf = (since: string, now: string): string => {
  const seconds = Math.max(0, Date.parse(now) - Date.parse(since)) / 1000;
  // Of what is days old the minutes say nothing.
  return showDuration(seconds >= 36_000 ? Math.floor(seconds / 3600) * 3600 : seconds);
};

const Row = ({ one, now, rooms }: { one: Waiting; now: string; rooms: readonly Room[] }) => {
  const room = roomOf[one.kind];
  const name = t(`deskplayers.waiting.${one.kind}`);
  return (
    <tr>
      <th scope="row" className="text-sm text-ivory-100">
        {room !== undefined && rooms.includes(room) ? (
          <a
            href={`/desk/${room}${viewOf[one.kind] ?? ''}`}
            className="underline decoration-ivory-500/60 underline-offset-4 hover:decoration-ivory-100"
          >
            {name}
          </a>
        ) : (
          name
        )}
      </th>
      <td className="figures text-right">{one.count}</td>
      <td>
        <Lateness late={one.late} />
      </td>
      <td className="figures whitespace-nowrap text-ivory-300">{ageOf(one.oldestSince, now)}</td>
      <td className="figures whitespace-nowrap text-ivory-300 max-lg:hidden">{showTime(one.oldestSince)}</td>
      <td className="text-right max-lg:hidden">
        <ul className="grid gap-0.5">
          {one.money.map(({ currency, amount }) => (
            <li key={currency}>
              <DeskAmount amount={amount} currency={currency} withCode />
            </li>
          ))}
        </ul>
      </td>
      <td className="text-right font-semibold">
        {one.money.length > 0 && <DeskAmount amount={one.euros} currency="EUR" />}
      </td>
    </tr>
  );
};

/** What needs a person, the most urgent first. */
export const WaitingTable = ({ today, rooms }: { today: Today; rooms: readonly Room[] }) => (
  <section aria-labelledby="today-waiting">
    <h2 id="today-waiting" className="mb-2 text-lg font-semibold">
      {t('deskplayers.today.waiting')}
    </h2>
    {today.waiting.length === 0 ? (
      <EmptyState icon="check" title={t('deskplayers.today.nothing_title')}>
        {t('deskplayers.today.nothing_text')}
      </EmptyState>
    ) : (
      <div className="overflow-x-auto">
        <table className="desk-table">
          <caption className="sr-only">{t('deskplayers.today.waiting')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('deskplayers.history.what')}</th>
              <th scope="col" className="text-right">
                {t('deskplayers.today.count')}
              </th>
              <th scope="col">{t('deskplayers.today.state')}</th>
              <th scope="col">{t('deskplayers.today.age')}</th>
              <th scope="col" className="max-lg:hidden">
                {t('deskplayers.today.oldest')}
              </th>
              <th scope="col" className="text-right max-lg:hidden">
                {t('deskplayers.today.money')}
              </th>
              <th scope="col" className="text-right">
                {t('deskplayers.today.worth')}
              </th>
            </tr>
          </thead>
          <tbody>
            {today.waiting.map((one) => (
              <Row key={one.kind} one={one} now={today.at} rooms={rooms} />
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
);
