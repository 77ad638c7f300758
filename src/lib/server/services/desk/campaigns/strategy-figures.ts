import type { CampaignFigures } from '#contract/desk/campaigns.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { Search, Strategy } from '#domain/promotions/play/find-strategy.ts';
import { isSurelyBetter, type PolicyFound } from '#domain/promotions/play/policy/find-policy.ts';
import { toldPolicy } from '#domain/promotions/play/policy/told-states.ts';

type StrategyFigures = NonNullable<CampaignFigures['strategy']>;
type PolicyFigures = NonNullable<StrategyFigures['policy']>;

const euros = (minor: number): string => formatAmount(BigInt(Math.round(minor)), 'EUR');
const minutes = (ms: number): number => Math.ceil(ms / 60_000);

/** For how many it is told, null where they are too few, and how often a year it can be taken. */
type Reach = { readonly players: number | null; readonly timesAYear: number };

const profitOf = (profitMinor: number, { players, timesAYear }: Reach) => ({
  profit: euros(profitMinor),
  profitOfAll: players === null ? null : euros(profitMinor * players),
  aYear: euros(profitMinor * timesAYear),
});

const singleFigures = (best: Strategy, reach: Reach): StrategyFigures => ({
  game: best.game,
  name: best.name,
  spot: best.spot,
  deposit: euros(best.depositMinor),
  stake: euros(best.stakeMinor),
  ...profitOf(best.profitMinor, reach),
  chance: Math.min(1, Math.max(0, best.chance)),
  minutes: minutes(best.ms),
});

const policyFigures = (found: PolicyFound, single: Strategy | null, reach: Reach): StrategyFigures | null => {
  const { bets, played, players, play, depositMinor } = found;
  const { opening, stopBelowMinor, states } = toldPolicy(found);
  const namesOf = (bet: number) => ({ name: bets[bet]?.odds.name ?? '', spot: bets[bet]?.odds.spot ?? '' });
  const [most = 0] = play.stakes;
  const first =
    bets[
      states.find(
        ({ fromMinor, toMinor }) =>
          fromMinor <= found.meanBonusMinor && found.meanBonusMinor <= (toMinor ?? Number.POSITIVE_INFINITY),
      )?.bet ??
        opening?.bet ??
        0
    ];
  if (!first) return null;
  const policy: PolicyFigures = {
    error: euros(played.standardError),
    players,
    single: single && euros(single.profitMinor),
    opening:
      opening === null || opening.bet === null
        ? null
        : { ...namesOf(opening.bet), stake: euros(Math.min(most, play.heldMinor)) },
    stopBelow: stopBelowMinor === null ? null : euros(stopBelowMinor),
    isGivenUp: opening === null,
    states: states.map(({ toStakeMinor, fromMinor, toMinor, bet, stakeMinor }) => ({
      ...namesOf(bet),
      toStake: euros(toStakeMinor),
      from: euros(fromMinor),
      to: toMinor === null ? null : euros(toMinor),
      stake: stakeMinor === null ? null : euros(stakeMinor),
    })),
  };
  return {
    game: first.odds.game,
    name: first.odds.name,
    spot: first.odds.spot,
    deposit: euros(depositMinor),
    stake: euros(most),
    ...profitOf(played.mean, reach),
    chance: played.completed,
    minutes: minutes(played.meanMs),
    policy,
  };
};

/**
 * The better of the best single bet and the best policy, which one it is, and what the other brings. A policy is taken where it is better
 * beyond the luck of its players: what one bet brings is computed and not played.
 */
export const strategyFigures = (single: Search, found: PolicyFound | null, reach: Reach) => {
  const { best, ...search } = single;
  const told = found && isSurelyBetter(found, best) ? policyFigures(found, best, reach) : null;
  const profitMinor = told && found ? found.played.mean : (best?.profitMinor ?? 0);
  return {
    strategy: told ?? (best && singleFigures(best, reach)),
    isBeatable: Math.round(profitMinor) > 0,
    search: {
      ...search,
      changing: found && {
        bets: found.bets.length,
        players: found.players,
        profit: euros(found.played.mean),
        error: euros(found.played.standardError),
      },
    },
  };
};
