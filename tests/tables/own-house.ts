import { houseGames } from '#domain/catalogue/house-games.ts';
import { tableKindOf } from '#domain/catalogue/table-terms.ts';
import { cardOf } from '#domain/games/book/card-of.ts';
import { commonGames, engines } from '#domain/games/book/engines.ts';
import type { GameId, HouseGame, SharedGameId } from '#domain/games/book/registry.ts';
import { limitsFor } from '#domain/games/kit/table-limits.ts';
import { houseLow, paiGowOf } from '#islands/games/pai-gow/picture/pai-gow.ts';
import { askOwnHouse, networkFail, type OwnHouse } from '#stores/calls/api.ts';
import { hearOwnHouse } from '#stores/calls/streams.ts';
import { $gameSession, $round, type OpenRound, openGameSession, type SettledRound } from '#stores/play/game.ts';
import { $tableRounds } from '#stores/play/table-rounds.ts';
import { createTrialHouse } from '#stores/trial/house.ts';
import { ownSea } from '#stores/trial/own-sea.ts';
import { actTrialRound, type Played, placeTrialRound } from '#stores/trial/rounds.ts';
import { freshTrial, type TrialIo, type TrialState, type TrialTerms, trialCurrency } from '#stores/trial/state.ts';

const io: TrialIo = {
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  uuid: () => crypto.randomUUID(),
  now: () => new Date(),
};

/** The same chance every time, for a table that is looked at and for rounds that must not be long. */
const steady: TrialIo = {
  ...io,
  bytes: (count) => Uint8Array.from({ length: count }, (_, at) => (at * 37 + 11) % 256),
};

/** A house in the page that plays one game, and can be cut off from it. */
export type House = {
  readonly game: HouseGame;
  /** What the house knows now. */
  readonly state: () => TrialState;
  /** Opens the table, or opens it anew as a reload of the page would. */
  readonly open: () => Promise<void>;
  /** From now on no call is answered, until `true` is said. */
  readonly connect: (connected: boolean) => void;
};

const kindOf = (id: GameId) => tableKindOf(houseGames.find((game) => game.id === id)?.category ?? 'casual');
const isShared = (id: GameId): id is SharedGameId => Object.hasOwn(commonGames, id);

const termsOf = async (id: GameId): Promise<TrialTerms> => {
  const game = await engines[id]();
  return { game, limits: limitsFor(game, trialCurrency, kindOf(id)), paceMs: 0 };
};

type HouseOptions = {
  /** Who stands between the table and what the house answers. */
  readonly through?: (answer: OwnHouse) => OwnHouse;
  /** How long a common round takes stakes. */
  readonly bettingMs?: number;
  /** The rounds of its chain come out alike in every run: no flight is longer than a test. */
  readonly isSteady?: boolean;
};

/** A house of game `id` that knows `state`; a fresh one unless said. */
export const houseOf = async (id: GameId, state?: TrialState, options: HouseOptions = {}): Promise<House> => {
  const terms = await termsOf(id);
  let known = state ?? freshTrial(terms.game, io);
  let connected = true;
  const held = {
    get: () => known,
    set: (next: TrialState) => {
      known = next;
    },
  };
  const common = isShared(id) ? await commonGames[id]() : undefined;
  const { through = (answer) => answer, bettingMs, isSteady } = options;
  const paced = common && bettingMs !== undefined ? { ...common, bettingMs } : common;
  const { answer: own, room } = createTrialHouse(held, terms, isSteady ? steady : io, paced);
  const answer = through(own);
  return {
    game: terms.game,
    state: held.get,
    connect: (now) => {
      connected = now;
    },
    open: async () => {
      sessionStorage.clear();
      $round.set({ state: 'idle' });
      $gameSession.set({ state: 'opening' });
      $tableRounds.set(undefined);
      askOwnHouse((name, input) => (connected ? answer(name, input) : Promise.resolve(networkFail)));
      if (room) hearOwnHouse(room.join);
      else if (id === 'fishing-shared') hearOwnHouse(ownSea(io));
      await openGameSession(id, 'own-house');
    },
  };
};

/** A fresh house of game `id` whose rounds come out alike in every run. */
export const steadyHouseOf = async (id: GameId): Promise<House> =>
  houseOf(id, freshTrial((await termsOf(id)).game, steady));

/** What a choice needs beside its name: a low hand of seven cards, as the house sets it; a place, one after the other. */
const detailsOf = (name: string, { view }: OpenRound, step: number) => {
  if (name === 'set') return { low: [...houseLow(paiGowOf(view).player.cards)] };
  return name === 'pick' ? { place: step } : {};
};

type Action = { readonly name: string; readonly [detail: string]: unknown };

/** The actions of the game's sample as far as they can be taken, then whatever choice needs no other details. */
const wishes = (id: GameId, round: OpenRound, taken: number): Action[] => {
  const own = cardOf(id).sample.actions[taken];
  const others = round.choices.toReversed().map(({ name }) => ({ name, ...detailsOf(name, round, taken) }));
  return own && round.choices.some(({ name }) => name === own.name) ? [own, ...others] : others;
};

/** A sample round of the game that is known to its end: the house before it, what the player does, and how it comes out. */
export type Course = { readonly before: TrialState; readonly actions: readonly Action[]; readonly round: SettledRound };

type Bets = Parameters<typeof placeTrialRound>[2]['bets'];

const roundActsMax = 300;

const courseFrom = (id: GameId, terms: TrialTerms, before: TrialState, bets: Bets): Course | undefined => {
  const asked = { roundId: io.uuid(), bets, at: io.now().toISOString() };
  const placed = placeTrialRound(before, terms, asked);
  if (!placed.ok) return undefined;
  let played: Played = placed.value;
  const actions: Action[] = [];
  while (played.round.status === 'open' && actions.length < roundActsMax) {
    const { round, state } = played;
    const next = wishes(id, round, actions.length)
      .map((action) => ({
        action,
        acted: actTrialRound(state, terms, { roundId: round.id, step: round.step, action }),
      }))
      .find(({ acted }) => acted.ok && (acted.value.round.status === 'settled' || acted.value.round.step > round.step));
    if (!next?.acted.ok) return undefined;
    actions.push(next.action);
    played = next.acted.value;
  }
  return played.round.status === 'settled' ? { before, actions, round: played.round } : undefined;
};

const seedsTriedMax = 100_000;

/** A course whose round fits, by trying one pair of seeds after another; its bets are the game's sample unless told. */
export const findCourse = async (
  id: GameId,
  fits: (course: Course) => boolean,
  bets: Bets = cardOf(id).sample.bets,
): Promise<Course> => {
  const terms = await termsOf(id);
  for (let tried = 0; tried < seedsTriedMax; tried += 1) {
    const course = courseFrom(id, terms, freshTrial(terms.game, io), bets);
    if (course && fits(course)) return course;
  }
  throw new Error(`${seedsTriedMax} pairs of seeds brought no such round of ${id}`);
};

/** A house at which these bets open a round whose first choices are `choices`. */
export const houseBefore = async (id: GameId, bets: object[], choices: readonly string[]): Promise<House> => {
  const terms = await termsOf(id);
  for (let tried = 0; tried < seedsTriedMax; tried += 1) {
    const before = freshTrial(terms.game, io);
    const placed = placeTrialRound(before, terms, { roundId: io.uuid(), bets, at: io.now().toISOString() });
    if (!placed.ok || placed.value.round.status !== 'open') continue;
    if (placed.value.round.choices.map(({ name }) => name).join() === choices.join()) return houseOf(id, before);
  }
  throw new Error(`${seedsTriedMax} pairs of seeds brought no such round of ${id}`);
};
