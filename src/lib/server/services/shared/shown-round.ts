import type { CommonGame } from '#domain/games/kit/common-game.ts';
import type { SharedSeeds } from '#domain/games/kit/game.ts';
import type { SharedRoundRow } from '../../db/queries/shared.ts';
import type { BusMessage } from './bus.ts';
import { type PublicResult, type PublicStake, presentRound } from './present.ts';
import { quietMs } from './sink.ts';

/** What a table shows of its present round, as far as this process knows it. */
export type ShownRound = {
  round: SharedRoundRow | undefined;
  seeds: SharedSeeds | undefined;
  /** Of the present round, once it is over. */
  ended: PublicResult | undefined;
  hasStarted: boolean;
  stakes: Map<string, PublicStake>;
  history: PublicResult[];
};

export const nothingShown = (): ShownRound => ({
  round: undefined,
  seeds: undefined,
  ended: undefined,
  hasStarted: false,
  stakes: new Map(),
  history: [],
});

/** When the round starts and ends, as milliseconds of the clock; infinity while that is not known. */
export const startsMs = ({ round }: ShownRound): number => round?.starts_at?.getTime() ?? Number.POSITIVE_INFINITY;
export const endsMs = (game: CommonGame, shown: ShownRound): number =>
  shown.seeds ? startsMs(shown) + game.lastsMs(shown.seeds) : Number.POSITIVE_INFINITY;

/** When the next round opens, once this one is over. */
export const nextAt = (game: CommonGame, { ended }: ShownRound): Date | null =>
  ended ? new Date(Date.parse(ended.endedAt) + game.restMs) : null;

/** Ticks keep to the start's own grid: a late one makes the next no later. */
export const tickAfter = (game: CommonGame, shown: ShownRound, time: number): number => {
  const everyMs = game.tickMs ?? quietMs;
  return startsMs(shown) + (Math.floor((time - startsMs(shown)) / everyMs) + 1) * everyMs;
};

const phaseAt = (game: CommonGame, shown: ShownRound, now: Date) => {
  const at = nextAt(game, shown);
  if (!shown.round || (at && now.getTime() > at.getTime() + 1_000)) return 'asleep';
  if (shown.ended) return 'ended';
  return shown.hasStarted ? 'running' : 'betting';
};

/** All that a table shows at this moment: what a listener hears first. */
export const snapshotAt = (game: CommonGame, shown: ShownRound, now: Date) => ({
  type: 'table',
  serverNow: now.toISOString(),
  phase: phaseAt(game, shown, now),
  round: shown.round ? presentRound(shown.round) : null,
  elapsedMs: shown.hasStarted && !shown.ended ? now.getTime() - startsMs(shown) : null,
  nextAt: nextAt(game, shown)?.toISOString() ?? null,
  stakes: [...shown.stakes.values()],
  history: shown.history,
});

type StakesMessage = Extract<BusMessage, { kind: 'stakes' }>;

/** Takes up what another process, or this one, says of stakes. */
export const takeStakes = ({ stakes }: ShownRound, { placed, left, cancelled }: StakesMessage): void => {
  for (const stake of placed) stakes.set(stake.id, stakes.get(stake.id) ?? stake);
  for (const { id, ...leave } of left) {
    const stake = stakes.get(id);
    if (stake) stakes.set(id, { ...stake, ...leave });
  }
  for (const id of cancelled) stakes.delete(id);
};
