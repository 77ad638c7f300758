import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { Failed } from '#islands/blocks/Failed.tsx';
import { promotionName } from '#islands/blocks/promotions/rules-words.ts';
import { quietWhenWide } from '#islands/blocks/quiet-when-wide.ts';
import { failOf } from '#stores/calls/query.ts';
import { showMinute } from '#stores/format/time.ts';
import { $grants, type Grant, grantsBy, refreshPromotions } from '#stores/promotions/promotions.ts';
import { $session } from '#stores/session/session.ts';
import { openModal } from '#stores/shell/modal.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { guarded } from '#ui/guarded.tsx';
import { EmptyState } from '#ui/States.tsx';
import { AcceptedRules } from './AcceptedRules.tsx';
import { GiveUp } from './GiveUp.tsx';
import { WaitingList } from './Waiting.tsx';
import { namesOf, type PageGame, promotionFiles } from './words.ts';

type Look = { readonly badge: WordKey; readonly hint: WordKey };
const looks: Readonly<Partial<Record<Grant['state'], Look>>> = {
  PENDING: { badge: 'promotions.page.waits_deposit', hint: 'promotions.page.waits_deposit_hint' },
  HELD: { badge: 'promotions.page.waits_held', hint: 'promotions.page.waits_held_hint' },
  QUEUED: { badge: 'promotions.page.waits_queued', hint: 'promotions.page.waits_queued_hint' },
};
/** Behind free spins that cannot be played; it was in front itself while its own can be. */
const stepped: Look = { badge: 'promotions.page.waits_stepped', hint: 'promotions.page.waits_stepped_hint' };
const behind: Look = { badge: 'promotions.page.waits_queued', hint: 'promotions.page.waits_behind_hint' };
const lookOf = ({ state, startedAt }: Grant, running: readonly Grant[]): Look | undefined => {
  if (state !== 'QUEUED') return looks[state];
  if (startedAt !== null) return stepped;
  return running.some(({ freeSpins }) => freeSpins !== null && freeSpins.waitsSince !== null) ? behind : looks.QUEUED;
};

type ItemProps = { grant: Grant; running: readonly Grant[]; games: readonly PageGame[] };

function Item({ grant, running, games }: ItemProps) {
  const look = lookOf(grant, running);
  const { id, rules, acceptedAt, keptUntil, state } = grant;
  return (
    <li aria-labelledby={`waits-${id}`} className="grid gap-4 rounded-lg border border-ink-600 bg-ink-800 p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`waits-${id}`} className="mr-auto text-xl font-semibold">
          {promotionName(rules)}
        </h2>
        {look && <Badge tone="brass">{t(look.badge)}</Badge>}
      </div>
      <p>
        {look && t(look.hint, { game: grant.freeSpins?.gameName ?? '' })}
        <span className="figures block text-sm text-ivory-500">
          {t('promotions.page.accepted_on', { time: showMinute(acceptedAt) })}
        </span>
        {keptUntil !== null && (
          <span className="figures block pt-2">{t('promotions.page.kept_until', { time: showMinute(keptUntil) })}</span>
        )}
      </p>
      {state === 'PENDING' && (
        <Button
          className={`justify-self-start ${quietWhenWide}`}
          aria-haspopup="dialog"
          onClick={() => openModal('deposit')}
        >
          {t('promotions.page.deposit')}
        </Button>
      )}
      <div className="grid gap-4 border-t border-ink-600 pt-4">
        <AcceptedRules grant={grant} names={namesOf(games)} />
        <GiveUp grant={grant} />
      </div>
    </li>
  );
}

function Content({ games }: { games: readonly PageGame[] }) {
  const { data, error } = useStore($grants);
  const failed = data === undefined ? failOf(error) : undefined;
  if (failed) return <Failed failed={failed} retry={refreshPromotions} />;
  if (data === undefined) return <WaitingList />;
  const { waiting, running } = grantsBy(data);
  if (waiting.length === 0)
    return (
      <EmptyState
        icon="history"
        title={t('promotions.page.nothing_waits')}
        action={
          <ButtonLink variant="secondary" href="/profile/casino-promotions">
            {t('promotions.page.to_offers')}
          </ButtonLink>
        }
      >
        {t('promotions.page.nothing_waits_hint')}
      </EmptyState>
    );
  return (
    <ul className="grid gap-4">
      {waiting.map((grant) => (
        <Item key={grant.id} grant={grant} running={running} games={games} />
      ))}
    </ul>
  );
}

/** What was taken and has not begun: for a deposit, for its turn, or until it was looked at. */
export const Pending = guarded(function Pending({ games }: { games: readonly PageGame[] }) {
  const hasWords = useWordsState(promotionFiles) === true;
  const { authenticated } = useStore($session);
  return authenticated && hasWords ? <Content games={games} /> : <WaitingList />;
});
