import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { t } from '#i18n/client.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { WelcomeWords } from '#i18n/welcome-words.ts';
import { Failed } from '#islands/blocks/Failed.tsx';
import { failOf } from '#stores/calls/query.ts';
import { $grants, grantsBy, refreshPromotions } from '#stores/promotions/promotions.ts';
import { $session } from '#stores/session/session.ts';
import { guarded } from '#ui/guarded.tsx';
import { History } from './History.tsx';
import { Offers } from './Offers.tsx';
import { Running } from './Running.tsx';
import { WaitingPage } from './Waiting.tsx';
import { WaitingRows } from './WaitingRows.tsx';
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

const NothingRuns = () => (
  <p className="rounded-lg border border-dashed border-ink-600 px-5 py-4 text-sm text-ivory-300">
    <span className="block text-base font-semibold text-ivory-100">{t('promotions.page.nothing_runs')}</span>
    {t('promotions.page.nothing_runs_hint')}
  </p>
);

function Content({ games }: { games: readonly PageGame[] }) {
  const { data, error } = useStore($grants);
  useFreshInFront();
  const failed = data === undefined ? failOf(error) : undefined;
  // What is offered stands below what runs on a small screen: it waits with it, and so it never moves.
  if (data === undefined && !failed) return <WaitingPage />;
  const { running, waiting, ended } = grantsBy(data ?? []);
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <section aria-labelledby="running" className="grid min-w-0 content-start gap-2">
        <h2 id="running" tabIndex={-1} className="heading text-xl outline-none">
          {t('promotions.page.running_title')}
        </h2>
        {failed && <Failed failed={failed} retry={refreshPromotions} />}
        {data !== undefined && running.length === 0 && <NothingRuns />}
        {running.map((grant) => (
          <Running key={grant.id} grant={grant} games={games} />
        ))}
      </section>
      <div className="grid min-w-0 content-start gap-5">
        {data !== undefined && <WaitingRows waiting={waiting} />}
        <Offers games={games} />
      </div>
      <div className="lg:col-span-2">
        <History ended={ended} />
      </div>
    </div>
  );
}

type PromotionsProps = { games: readonly PageGame[]; welcomeLine: string };

/** What runs, what waits, what is offered, and what is over. */
export const Promotions = guarded(function Promotions({ games, welcomeLine }: PromotionsProps) {
  const hasWords = useWordsState(promotionFiles) === true;
  const { authenticated } = useStore($session);
  if (!authenticated || !hasWords) return <WaitingPage />;
  return (
    <WelcomeWords value={welcomeLine}>
      <Content games={games} />
    </WelcomeWords>
  );
});
