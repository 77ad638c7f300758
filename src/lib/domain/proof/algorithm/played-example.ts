import { createStream, type RoundSeeds } from '../../fairness/stream.ts';
import type { HouseGame } from '../../games/book/registry.ts';
import type { Bet, Choice, Decided, StatefulGame } from '../../games/kit/game.ts';
import { freshSeries } from '../../games/scratch/series.ts';
import { type Draw, watchedStream } from './watched-stream.ts';

/** A round as the rules decide it, not paid yet. `draws` are those of its last step; null where the rules make the stream themselves. */
export type Played = {
  readonly actions: readonly unknown[];
  readonly added: readonly Bet[];
  readonly decided: Decided;
  readonly draws: readonly Draw[] | null;
};

/** No example is longer. */
const actionsMax = 40;

/** What a choice asks beside its name, in the games whose example would need it. */
const details = (name: string, made: number): object => {
  if (name === 'pick') return { place: made };
  if (name === 'reveal') return { tile: made };
  if (name === 'draw') return { holds: [0, 1] };
  return name === 'set' ? { low: [5, 6] } : {};
};

/** A plain way to play: out as soon as that is offered, else the choices in turn by the number of the attempt. */
const chosen = (choices: readonly Choice[], made: number, attempt: number): unknown => {
  const out = choices.find(({ name }) => name === 'cash-out');
  const name = (out ?? choices[(attempt + made) % choices.length])?.name ?? '';
  return { name, ...details(name, made) };
};

const playMany = (game: StatefulGame, bets: readonly Bet[], seeds: RoundSeeds, attempt: number): Played | undefined => {
  let watched = watchedStream(createStream(seeds));
  let step = game.start(bets, watched.stream);
  let added: readonly Bet[] = [];
  const actions: unknown[] = [];
  while (step.status === 'open') {
    if (actions.length === actionsMax) return undefined;
    const action = chosen(step.choices, actions.length, attempt);
    watched = watchedStream(createStream(seeds));
    const acted = game.act([...bets, ...added], step.state, action, watched.stream);
    if (!acted.ok) return undefined;
    actions.push(action);
    added = [...added, ...acted.value.added];
    step = acted.value.step;
  }
  return { actions, added, decided: step, draws: watched.draws };
};

/** Plays a round for an example; undefined where the plain way to play is refused. Seeds of a shared round are its link, salt and index. */
export const playedExample = (
  game: HouseGame,
  bets: readonly Bet[],
  seeds: RoundSeeds,
  attempt: number,
): Played | undefined => {
  if (game.steps === 'many') return playMany(game, bets, seeds, attempt);
  if (game.steps === 'shared') {
    const decided = game.settle(bets, { link: seeds.serverSeed, salt: seeds.clientSeed, index: seeds.nonce }, []);
    return decided.ok ? { actions: [], added: [], decided: decided.value, draws: null } : undefined;
  }
  const { stream, draws } = watchedStream(createStream(seeds));
  const decided =
    game.steps === 'one' ? game.play(bets, stream) : game.settle(bets, game.draw(freshSeries(game.prizes), stream));
  return { actions: [], added: [], decided, draws };
};
