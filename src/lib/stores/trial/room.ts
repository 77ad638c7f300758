import type { CommonGame } from '#domain/games/kit/common-game.ts';
import type { SharedSeeds } from '#domain/games/kit/game.ts';
import { publicIdOf } from '../play/public-stake.ts';
import { freshChain, nextInChain, seedsAt } from './chain.ts';
import { endTrialRound, leaveTrialRound, stakedBets, stakeText } from './shared-stake.ts';
import type { TrialStake } from './stake.ts';
import type { TrialIo, TrialState } from './state.ts';

/** Where the room reads and writes the house. */
export type Held = { readonly get: () => TrialState; readonly set: (state: TrialState) => void };

const historyLength = 30;

/** When a round of the present place opened and starts, and when the next one opens once it is over. In ms. */
type Times = { readonly opensMs: number; readonly startsMs: number; readonly nextMs: number | null };

/** The events of a shared game as its stream tells them. */
type Tell = (event: object) => void;

const instant = (ms: number): string => new Date(ms).toISOString();

/** A shared game's table in the page: it plays its chain as long as somebody hears it, by the browser's clock. */
export const createTrialRoom = (game: CommonGame, house: Held, io: TrialIo) => {
  let ear: Tell | undefined;
  let times: Times | undefined;
  let hasStarted = false;
  let seeds: SharedSeeds | undefined;
  let history: object[] = [];
  let alarm: ReturnType<typeof setTimeout> | undefined;

  const now = (): number => io.now().getTime();
  const tell: Tell = (event) => ear?.(event);
  const stakeIn = (): TrialStake | undefined => {
    const { stake, chain } = house.get();
    return stake?.chain === chain?.name && stake?.index === chain?.index ? (stake ?? undefined) : undefined;
  };

  const round = () => {
    const { chain } = house.get();
    if (!chain || !times) return null;
    const { name, index, commitment, salt } = chain;
    const facts = { chain: name, index, commitment, salt, saltSource: null };
    return { ...facts, opensAt: instant(times.opensMs), startsAt: instant(times.startsMs) };
  };
  const endsMs = (): number => (times && seeds ? times.startsMs + game.lastsMs(seeds) : Number.POSITIVE_INFINITY);

  /** Decides what a page that was left behind had in its round, and opens the next. */
  const open = (): void => {
    const held = house.get();
    const ended = endTrialRound(held, game);
    const chain = held.chain ? nextInChain(held.chain, io) : freshChain(1, io);
    house.set({ ...ended, chain });
    seeds = seedsAt(chain);
    hasStarted = false;
    const opensMs = now();
    times = { opensMs, startsMs: opensMs + game.bettingMs, nextMs: null };
  };

  /** The stake's own target is reached while nobody does anything. */
  const leaveByItself = (elapsedMs: number): void => {
    const stake = stakeIn();
    const atMs = stake?.status === 'open' ? game.leavesMs(stakedBets(stake)) : undefined;
    if (!stake || atMs === undefined || atMs > elapsedMs) return;
    house.set(leaveTrialRound(house.get(), game, stake, []));
    tellLeft();
  };

  const tellLeft = (): void => {
    const stake = stakeIn();
    if (stake?.status !== 'won') return;
    const { left, payout } = stakeText(game, stake);
    tell({ type: 'stakes', placed: [], left: [{ id: publicIdOf(stake.id), left, payout }], cancelled: [] });
  };

  const end = (): void => {
    const { chain } = house.get();
    if (!times || !seeds || !chain || times.nextMs !== null) return;
    house.set(endTrialRound(house.get(), game));
    const { name, index, commitment, salt } = chain;
    const over = endsMs();
    const nextMs = Math.max(over, now()) + game.restMs;
    times = { ...times, nextMs };
    const facts = { chain: name, index, commitment, salt, link: seeds.link };
    const result = { ...facts, outcome: game.outcomeOf(seeds), endedAt: instant(over) };
    history = [result, ...history].slice(0, historyLength);
    tell({ type: 'ended', result, nextAt: instant(nextMs) });
  };

  const turn = (): void => {
    clearTimeout(alarm);
    if (!ear || !times) return;
    const time = now();
    if (times.nextMs !== null && time >= times.nextMs) {
      open();
      tell({ type: 'betting', round: round(), serverNow: instant(now()) });
    } else if (times.nextMs === null && time >= times.startsMs) run(time);
    alarm = setTimeout(turn, Math.max(dueMs() - now(), 0));
  };

  const run = (time: number): void => {
    if (!times) return;
    if (!hasStarted) {
      hasStarted = true;
      tell({ type: 'started', startsAt: instant(times.startsMs), serverNow: instant(time) });
    }
    const elapsedMs = time - times.startsMs;
    leaveByItself(Math.min(elapsedMs, endsMs() - times.startsMs - 1));
    if (time >= endsMs()) end();
    else if (game.tickMs !== null) tell({ type: 'tick', elapsedMs });
  };

  const dueMs = (): number => {
    if (!times) return now();
    if (times.nextMs !== null) return times.nextMs;
    if (!hasStarted) return times.startsMs;
    return game.tickMs === null ? endsMs() : Math.min(endsMs(), now() + game.tickMs);
  };

  const phase = () => {
    if (times?.nextMs !== null) return 'ended';
    return hasStarted ? 'running' : 'betting';
  };

  return {
    /** Hears the table from now on, a snapshot first. Returns how to stop. */
    join: (listener: Tell): (() => void) => {
      ear = listener;
      if (!times) open();
      queueMicrotask(() => {
        const stake = stakeIn();
        tell({
          type: 'table',
          serverNow: instant(now()),
          phase: phase(),
          round: round(),
          stakes: [],
          history,
          elapsedMs: hasStarted && times?.nextMs === null ? now() - times.startsMs : null,
          nextAt: times?.nextMs ? instant(times.nextMs) : null,
        });
        tell({ type: 'mine', stake: stake ? stakeText(game, stake) : null });
        turn();
      });
      return () => {
        clearTimeout(alarm);
        if (ear === listener) ear = undefined;
      };
    },
    /** Whole milliseconds since the start; negative before it, undefined when no round is under way. */
    elapsedMs: (): number | undefined => (times && times.nextMs === null ? now() - times.startsMs : undefined),
    lastsMs: (): number => (seeds ? game.lastsMs(seeds) : 0),
    tellLeft,
  };
};

export type TrialRoom = ReturnType<typeof createTrialRoom>;
