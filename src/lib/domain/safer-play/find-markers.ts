import type { Behaviour } from './behaviour.ts';
import type { FoundMarker, MarkerKind } from './marker.ts';
import { findCancelledWithdrawals } from './markers/cancelled-withdrawals.ts';
import { findChasing } from './markers/chasing.ts';
import { findFailedDeposits } from './markers/failed-deposits.ts';
import { findLimitsRaised } from './markers/limits-raised.ts';
import { findLongSessions } from './markers/long-sessions.ts';
import { findNightPlay } from './markers/night-play.ts';
import { findRisingDeposits } from './markers/rising-deposits.ts';
import { findRisingStakes } from './markers/rising-stakes.ts';

const finders: Readonly<Record<MarkerKind, (behaviour: Behaviour) => FoundMarker | undefined>> = {
  chasing: findChasing,
  night_play: findNightPlay,
  rising_stakes: findRisingStakes,
  rising_deposits: findRisingDeposits,
  cancelled_withdrawals: findCancelledWithdrawals,
  failed_deposits: findFailedDeposits,
  limits_raised: findLimitsRaised,
  long_sessions: findLongSessions,
};

/** Every marker that a player’s behaviour shows at its end. */
export const findMarkers = (behaviour: Behaviour): FoundMarker[] =>
  Object.values(finders).flatMap((find) => find(behaviour) ?? []);
