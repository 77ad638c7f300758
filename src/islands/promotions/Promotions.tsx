import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { t } from '#i18n/client.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { Failed } from '#islands/blocks/Failed.tsx';
import { failOf } from '#stores/calls/query.ts';
import { $grants, grantsBy, refreshPromotions } from '#stores/promotions/promotions.ts';
import { $session } from '#stores/session/session.ts';
import { guarded } from '#ui/guarded.tsx';
import { History } from './History.tsx';
import { Offers } from './Offers.tsx';
import { Running } from './Running.tsx';
import { WaitingPage } from './Waiting.tsx';
import { type PageGame, promotionFiles } from './words.ts';

/** Play in another tab moves what is shown here. */
const useFreshInFront = (): void =>
  useEffect(() => {
    const onShow = (): void => {
      if (document.visibilityState === 'visible') refreshPromotions();
    };
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
  }, []);

function Content({ games }: { games: readonly PageGame[] }) {
  const { data, error } = useStore($grants);
  useFreshInFront();
  const failed = data === undefined ? failOf(error) : undefined;
  // What is offered stands below what runs: it waits with it, and so it never moves.
  if (data === undefined && !failed) return <WaitingPage />;
  const { running, ended } = grantsBy(data ?? []);
  return (
    <div className="grid gap-12">
      <section aria-labelledby="running" className="grid gap-5">
        <h2 id="running" tabIndex={-1} className="heading text-2xl outline-none">
          {t('promotions.page.running_title')}
        </h2>
        {failed && <Failed failed={failed} retry={refreshPromotions} />}
        {data !== undefined && running.length === 0 && (
          <p className="rounded-lg border border-dashed border-ink-600 px-5 py-4 text-ivory-300">
            <span className="block font-semibold text-ivory-100">{t('promotions.page.nothing_runs')}</span>
            {t('promotions.page.nothing_runs_hint')}
          </p>
        )}
        {running.map((grant) => (
          <Running key={grant.id} grant={grant} games={games} />
        ))}
      </section>
      <Offers games={games} />
      <History ended={ended} />
    </div>
  );
}

/** What runs, what is offered, and what is over. */
export const Promotions = guarded(function Promotions({ games }: { games: readonly PageGame[] }) {
  const hasWords = useWordsState(promotionFiles) === true;
  const { authenticated } = useStore($session);
  return authenticated && hasWords ? <Content games={games} /> : <WaitingPage />;
});
