import { t } from '#i18n/client.ts';
import type { CampaignFigures } from '#stores/desk/campaigns.ts';
import { Icon } from '#ui/Icon.tsx';
import { eur, percentOf, timeOf } from './figure-words.ts';
import { PolicyWords } from './PolicyWords.tsx';

type Found = NonNullable<CampaignFigures['strategy']>;

/** Nothing is won by it: the best there is, and what it comes to. */
function NotBeaten({ strategy }: { strategy: Found }) {
  const { policy, name, spot } = strategy;
  const profit = eur(strategy.profit);
  if (policy?.isGivenUp) return <p>{t('deskcampaigns.given_up')}</p>;
  return (
    <>
      <p>
        {policy
          ? t('deskcampaigns.not_beaten_changing', { profit })
          : t('deskcampaigns.not_beaten', { profit, name, spot })}
      </p>
      {policy && <PolicyWords strategy={strategy} policy={policy} />}
    </>
  );
}

function Beaten({ strategy }: { strategy: Found }) {
  const { policy, profit, profitOfAll, aYear } = strategy;
  return (
    <div className="grid gap-1 border-l-2 border-red pl-3">
      <p className="flex items-start gap-1.5 font-semibold text-red">
        <Icon name="alert" className="size-5 shrink-0" />
        {t('deskcampaigns.beaten', { profit: eur(profit) })}
      </p>
      {policy ? (
        <PolicyWords strategy={strategy} policy={policy} />
      ) : (
        <p>
          {t('deskcampaigns.strategy_how', {
            deposit: eur(strategy.deposit),
            stake: eur(strategy.stake),
            name: strategy.name,
            spot: strategy.spot,
            chance: percentOf(strategy.chance),
            time: timeOf(strategy.minutes),
          })}
        </p>
      )}
      {profitOfAll !== null && <p>{t('deskcampaigns.strategy_all', { profit: eur(profitOfAll) })}</p>}
      {aYear !== profit && <p>{t('deskcampaigns.strategy_year', { profit: eur(aYear) })}</p>}
    </div>
  );
}

/** What was looked at. Figures from before bets were changed on the way say so in the words of then. */
function Covers({ search: { changing, ...search }, isTold }: { search: CampaignFigures['search']; isTold: boolean }) {
  if (changing === undefined)
    return <p className="max-w-[60rem] text-ivory-300">{t('deskcampaigns.covers', search)}</p>;
  return (
    <div className="grid max-w-[60rem] gap-1 text-ivory-300">
      {changing !== null && !isTold && (
        <p>
          {t('deskcampaigns.changing_no_better', {
            profit: eur(changing.profit),
            error: eur(changing.error),
            players: changing.players,
          })}
        </p>
      )}
      <p>{t('deskcampaigns.covers_single', search)}</p>
      <p>
        {changing === null
          ? t('deskcampaigns.covers_nothing_changed')
          : t('deskcampaigns.covers_changing', { bets: changing.bets })}
      </p>
      <p>{t('deskcampaigns.not_covered')}</p>
    </div>
  );
}

/** Whether somebody can win by it: in red what and how much, and what was looked at. */
export function Strategy({ figures: { strategy, isBeatable, search } }: { figures: CampaignFigures }) {
  return (
    <section aria-labelledby="campaign-search" className="grid gap-2 text-sm">
      <h4 id="campaign-search" className="text-base font-semibold">
        {t('deskcampaigns.search')}
      </h4>
      {strategy === null && <p>{t('deskcampaigns.nothing_played')}</p>}
      {strategy !== null && (isBeatable ? <Beaten strategy={strategy} /> : <NotBeaten strategy={strategy} />)}
      <Covers search={search} isTold={strategy?.policy !== undefined} />
    </section>
  );
}
