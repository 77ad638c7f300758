import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { promotionName } from '#islands/blocks/promotions/rules-words.ts';
import type { Grant } from '#stores/promotions/promotions.ts';
import { openModal } from '#stores/shell/modal.ts';
import { Button } from '#ui/Button.tsx';

const whys: Readonly<Partial<Record<Grant['state'], WordKey>>> = {
  PENDING: 'promotions.page.waits_deposit',
  HELD: 'promotions.page.waits_held',
  QUEUED: 'promotions.page.waits_queued',
};

/** What was taken and has not begun, a line each; how each of them waits has a page of its own. */
export function WaitingRows({ waiting }: { waiting: readonly Grant[] }) {
  return (
    <section aria-labelledby="waiting" className="grid gap-2">
      <h2 id="waiting" className="heading text-xl">
        {t('promotions.page.waiting')}
      </h2>
      {waiting.length === 0 ? (
        <p className="text-sm text-ivory-300">{t('promotions.page.nothing_waits')}</p>
      ) : (
        <ul className="grid gap-2">
          {waiting.map(({ id, rules, state, startedAt }) => {
            const why = state === 'QUEUED' && startedAt !== null ? 'promotions.page.waits_stepped' : whys[state];
            return (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-4 rounded-lg border border-ink-600 bg-ink-800 px-4 py-1.5"
              >
                <a
                  href="/profile/casino-promotions/pending-promotions"
                  className="mr-auto flex min-h-11 flex-wrap items-center gap-x-2 font-semibold underline-offset-4 hover:underline"
                >
                  {promotionName(rules)}
                  {why && <span className="text-sm font-normal text-ivory-300">{t(why)}</span>}
                </a>
                {state === 'PENDING' && (
                  <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => openModal('deposit')}>
                    {t('promotions.page.deposit')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
