import { atom } from 'nanostores';
import { commitmentOf, parseClientSeed } from '#domain/fairness/seeds.ts';
import { commonGames, engines } from '#domain/games/book/engines.ts';
import type { GameId, HouseGame, SharedGameId } from '#domain/games/book/registry.ts';
import { limitsFor, type TableKind } from '#domain/games/kit/table-limits.ts';
import { ok } from '#domain/result.ts';
import { askOwnHouse } from '../calls/api.ts';
import { newId } from '../calls/new-id.ts';
import { hearOwnHouse } from '../calls/streams.ts';
import { rememberTried } from '../lobby/tried-games.ts';
import { keepGames } from '../offline/keep-games.ts';
import { openGameSession, refreshGameSession, type SettledRound } from '../play/game.ts';
import { keepApart } from '../play/game-keep.ts';
import { readTableRounds } from '../play/table-rounds.ts';
import { createTrialHouse } from './house.ts';
import { ownSea } from './own-sea.ts';
import {
  freshServerSeed,
  freshTrial,
  keepTrial,
  keptTrial,
  type TrialIo,
  type TrialState,
  trialCurrency,
} from './state.ts';

/** What a page says of its game's table. */
export type TrialTable = { readonly kind: TableKind; readonly paceMs: number };

/** The visitor's own house; undefined until it is open. */
export const $trial = atom<TrialState | undefined>();

const io: TrialIo = {
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  uuid: newId,
  now: () => new Date(),
};

let rules: HouseGame | undefined;

/** The rules of the game that is tried. Throws before it is open. */
export const trialRules = (): HouseGame => {
  if (!rules) throw new Error('no game is tried');
  return rules;
};

const set = (state: TrialState): void => {
  $trial.set(state);
  keepTrial(state);
};

const isEngine = (id: string): id is GameId => Object.hasOwn(engines, id);
const isShared = (id: string): id is SharedGameId => Object.hasOwn(commonGames, id);

/**
 * Opens a game's table with play money in the page alone. Nothing of it is sent anywhere; loads the rules of this one game.
 */
export const openTrial = async (gameId: string, { kind, paceMs }: TrialTable): Promise<void> => {
  if (!isEngine(gameId)) throw new RangeError(`no engine for ${gameId}`);
  const [game, common] = await Promise.all([engines[gameId](), isShared(gameId) ? commonGames[gameId]() : undefined]);
  rules = game;
  set(keptTrial(game) ?? freshTrial(game, io));
  const held = { get: () => $trial.get() ?? freshTrial(game, io), set };
  const house = createTrialHouse(held, { game, limits: limitsFor(game, trialCurrency, kind), paceMs }, io, common);
  askOwnHouse(house.answer);
  const { room } = house;
  if (room) hearOwnHouse(room.join);
  else if (gameId === 'fishing-shared') hearOwnHouse(ownSea(io));
  keepApart();
  rememberTried(gameId);
  void keepGames({ keep: 'tried', id: gameId });
  await openGameSession(gameId, 'own-house');
};

/** Why a pair cannot be rotated now. */
export type RotateRefusal = 'client_seed_invalid' | 'round_open';

/** Reveals the server seed in use and goes on with the pair that was committed to; an empty client seed stays as it is. */
export const rotateTrial = (clientSeed: string): RotateRefusal | undefined => {
  const state = $trial.get();
  if (!state) return undefined;
  if (state.waiting) return 'round_open';
  const wanted = clientSeed === '' ? ok(state.seeds.clientSeed) : parseClientSeed(clientSeed);
  if (!wanted.ok) return wanted.code;
  const { serverSeed } = state.seeds;
  set({
    ...state,
    revealed: { ...state.revealed, [commitmentOf(serverSeed)]: serverSeed },
    seeds: { serverSeed: state.nextServerSeed, clientSeed: wanted.value, nonce: 0 },
    nextServerSeed: freshServerSeed(io),
  });
  return undefined;
};

/** A round with its server seed, where that has been revealed. */
export const revealedRound = (round: SettledRound, { revealed }: TrialState): SettledRound =>
  round.proof.kind === 'seeds'
    ? { ...round, proof: { ...round.proof, serverSeed: revealed[round.proof.serverSeedHash] ?? null } }
    : round;

/** Begins anew: other seeds, all of the play money, no rounds. Not while a round waits or a stake is in. */
export const beginTrialAnew = async (): Promise<void> => {
  const state = $trial.get();
  if (!rules || !state || state.waiting || state.stake?.status === 'open') return;
  // The chain goes on: its round is under way.
  set({ ...freshTrial(rules, io), sessionId: state.sessionId, chain: state.chain });
  await readTableRounds(state.sessionId);
  await refreshGameSession();
};
