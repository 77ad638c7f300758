import { t } from '#i18n/client.ts';
import type { CampaignFigures } from '#stores/desk/campaigns.ts';
import { eur, percentOf, timeOf } from './figure-words.ts';

type Found = NonNullable<CampaignFigures['strategy']>;
type Policy = NonNullable<Found['policy']>;
type State = Policy['states'][number];

const betOf = ({ stake, name, spot }: State): string =>
  stake === null
    ? t('deskcampaigns.state_all', { name, spot })
    : t('deskcampaigns.state_stake', { stake: eur(stake), name, spot });

const stateOf = (state: State): string => {
  const bet = betOf(state);
  const { from, to } = state;
  const isLeast = Number(from) === 0;
  if (to === null)
    return isLeast ? t('deskcampaigns.state_any', { bet }) : t('deskcampaigns.state_above', { from: eur(from), bet });
  return isLeast
    ? t('deskcampaigns.state_below', { to: eur(to), bet })
    : t('deskcampaigns.state_between', { from: eur(from), to: eur(to), bet });
};

/** What is staked at a few states of what is left to be staked and of the bonus. */
function States({ states }: { states: readonly State[] }) {
  const stages = [...new Set(states.map(({ toStake }) => toStake))];
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {stages.map((toStake) => (
        <li key={toStake}>
          {t('deskcampaigns.state_stage', {
            toStake: eur(toStake),
            what: states
              .filter((state) => state.toStake === toStake)
              .map(stateOf)
              .join('; '),
          })}
        </li>
      ))}
    </ul>
  );
}

/** How somebody plays who changes bets and stakes with what is left, and stops where nothing is to be gained. */
export function PolicyWords({ strategy, policy }: { strategy: Found; policy: Policy }) {
  const { opening, stopBelow, single } = policy;
  const hasDeposit = Number(strategy.deposit) > 0;
  return (
    <>
      <p>
        {t('deskcampaigns.policy_lead', {
          players: policy.players,
          profit: eur(strategy.profit),
          error: eur(policy.error),
          chance: percentOf(strategy.chance),
          time: timeOf(strategy.minutes),
        })}{' '}
        {single !== null && t('deskcampaigns.policy_single', { profit: eur(single) })}
      </p>
      {stopBelow !== null && (
        <p>{t('deskcampaigns.policy_stop', { deposit: eur(strategy.deposit), bonus: eur(stopBelow) })}</p>
      )}
      <p>
        {opening !== null
          ? t('deskcampaigns.policy_opening', {
              deposit: eur(strategy.deposit),
              stake: eur(opening.stake),
              name: opening.name,
              spot: opening.spot,
            })
          : hasDeposit
            ? t('deskcampaigns.policy_free', { deposit: eur(strategy.deposit) })
            : t('deskcampaigns.policy_bonus')}
      </p>
      {policy.states.length > 0 && <States states={policy.states} />}
      <p>{t('deskcampaigns.policy_end')}</p>
    </>
  );
}
