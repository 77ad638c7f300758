import { createStream, type RoundSeeds, type Stream } from '../../../fairness/stream.ts';
import type { GameId, HouseGame, SharedGameId } from '../../../games/book/registry.ts';
import type { Bet, Decided, StatefulGame, Step } from '../../../games/kit/game.ts';
import { freshSeries } from '../../../games/scratch/series.ts';
import { sharedDraws } from './shared-draws.ts';
import { someAction } from './some-action.ts';
import { type Draw, watchedStream } from './watched-stream.ts';

/** A round as the rules decide it, not paid yet. `draws` are those of its last step; `left`: its player left it alone. */
export type Played = {
  readonly actions: readonly unknown[];
  readonly added: readonly Bet[];
  readonly left: boolean;
  readonly decided: Decided;
  readonly draws: readonly Draw[];
};

/** How an example is played: what its actions and bets are chosen by, and what may be bet on its way. */
export type Way = { readonly choose: Stream; readonly spots: readonly string[] };

/** No example is longer. */
const actionsMax = 40;

/** How many actions are tried where the rules refuse them. */
const triesMax = 20;

/** In one round of six the player leaves, before the first decision or a few later. */
const leavesIn = 6;
const leavesBefore = 4;

/** Of a round left in these games best play is counted over more deals than a page, or a reader's program, should wait for. */
const neverLeft: ReadonlySet<string> = new Set<GameId>([
  'bonus-deuces',
  'bonus-poker',
  'casino-holdem',
  'deuces-not-so-ugly',
  'double-double-bonus',
  'joker-poker',
  'loose-deuces',
]);

const isSlowToLeave = (id: GameId, { choices }: Extract<Step, { status: 'open' }>): boolean =>
  neverLeft.has(id) || (id === 'ultimate-texas-holdem' && choices.every(({ name }) => name !== 'fold'));

const playMany = (id: GameId, game: StatefulGame, bets: readonly Bet[], seeds: RoundSeeds, { choose, spots }: Way) => {
  let watched = watchedStream(createStream(seeds));
  let step = game.start(bets, watched.stream);
  let added: readonly Bet[] = [];
  const actions: unknown[] = [];
  const leavesAfter = choose.below(leavesIn) === 0 ? choose.below(leavesBefore) : actionsMax;
  let left = false;
  let tries = 0;
  while (step.status === 'open') {
    if (actions.length === actionsMax || tries === triesMax) return undefined;
    watched = watchedStream(createStream(seeds));
    if (actions.length >= leavesAfter && !isSlowToLeave(id, step)) {
      step = game.finish([...bets, ...added], step.state, watched.stream);
      left = true;
      continue;
    }
    const action = someAction(step, spots, choose);
    const acted = game.act([...bets, ...added], step.state, action, watched.stream);
    tries = acted.ok ? 0 : tries + 1;
    if (!acted.ok) continue;
    actions.push(action);
    added = [...added, ...acted.value.added];
    step = acted.value.step;
  }
  return { actions, added, left, decided: step, draws: watched.draws };
};

/** A cash-out by hand in some rounds of crash; nothing is done in any other shared round. */
const sharedActions = (id: GameId, choose: Stream): readonly unknown[] =>
  id === 'crash' && choose.below(2) === 0 ? [{ name: 'cash-out', atMs: choose.below(15_000) }] : [];

/** Plays a round for an example; undefined where it does not come to an end. Seeds of a shared round are its link, salt and index. */
export const playedExample = (
  id: GameId,
  game: HouseGame,
  bets: readonly Bet[],
  seeds: RoundSeeds,
  way: Way,
): Played | undefined => {
  const whole = { added: [], left: false };
  if (game.steps === 'many') return playMany(id, game, bets, seeds, way);
  if (game.steps === 'shared') {
    const actions = sharedActions(id, way.choose);
    const { serverSeed: link, clientSeed: salt, nonce: index } = seeds;
    const decided = game.settle(bets, { link, salt, index }, actions);
    const draws = sharedDraws(id as SharedGameId, seeds);
    return decided.ok ? { ...whole, actions, decided: decided.value, draws } : undefined;
  }
  const { stream, draws } = watchedStream(createStream(seeds));
  const decided =
    game.steps === 'one' ? game.play(bets, stream) : game.settle(bets, game.draw(freshSeries(game.prizes), stream));
  return { ...whole, actions: [], decided, draws };
};
