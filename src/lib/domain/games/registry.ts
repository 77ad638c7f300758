import { baccarat } from './baccarat/rules.ts';
import { dice } from './dice/rules.ts';
import { fishing } from './fishing/rules.ts';
import type { Game } from './game.ts';
import { horses } from './horses/rules.ts';
import { keno } from './keno-40-10/rules.ts';
import { limbo } from './limbo/rules.ts';
import { plinko } from './plinko/rules.ts';
import { rouletteAmerican } from './roulette-american/rules.ts';
import { rouletteEuropean } from './roulette-european/rules.ts';
import { rouletteFrench } from './roulette-french/rules.ts';
import { slotKiteHarbour } from './slot-kite-harbour/rules.ts';
import { slotNightOrchard } from './slot-night-orchard/rules.ts';
import { slotSignalBox } from './slot-signal-box/rules.ts';
import { slotTidepool } from './slot-tidepool/rules.ts';

/** Each says in methods.ts how its figures are found: without that, it does not compile. */
const games = {
  baccarat,
  dice,
  fishing,
  horses,
  'keno-40-10': keno,
  limbo,
  plinko,
  'roulette-american': rouletteAmerican,
  'roulette-european': rouletteEuropean,
  'roulette-french': rouletteFrench,
  'slot-kite-harbour': slotKiteHarbour,
  'slot-night-orchard': slotNightOrchard,
  'slot-signal-box': slotSignalBox,
  'slot-tidepool': slotTidepool,
} satisfies Readonly<Record<string, Game>>;

export type GameId = keyof typeof games;

export const gameIds = Object.keys(games) as readonly GameId[];

export const isGameId = (text: string): text is GameId => Object.hasOwn(games, text);

/** The rules of a game of the house, or undefined when there is none of that id. */
export const findGame = (id: string): (typeof games)[GameId] | undefined => (isGameId(id) ? games[id] : undefined);
