import { baccarat } from './baccarat/rules.ts';
import { blackjack } from './blackjack/rules.ts';
import { casinoHoldem } from './casino-holdem/rules.ts';
import { craps } from './craps/rules.ts';
import { crash } from './crash/shared.ts';
import { deucesNotSoUgly } from './deuces-not-so-ugly/rules.ts';
import { dice } from './dice/rules.ts';
import { fishing } from './fishing/rules.ts';
import type { Game, SharedGame } from './game.ts';
import { horses } from './horses/shared.ts';
import { jacksOrBetter } from './jacks-or-better/rules.ts';
import { keno } from './keno-40-10/rules.ts';
import { limbo } from './limbo/rules.ts';
import { mines } from './mines/rules.ts';
import { plinko } from './plinko/rules.ts';
import { rouletteAmerican } from './roulette-american/rules.ts';
import { rouletteEuropean } from './roulette-european/rules.ts';
import { rouletteFrench } from './roulette-french/rules.ts';
import type { ScratchGame } from './scratch/ticket.ts';
import { nightFerry } from './scratch-night-ferry/rules.ts';
import { parcelRoom } from './scratch-parcel-room/rules.ts';
import { slotKiteHarbour } from './slot-kite-harbour/rules.ts';
import { slotNightOrchard } from './slot-night-orchard/rules.ts';
import { slotSignalBox } from './slot-signal-box/rules.ts';
import { slotTidepool } from './slot-tidepool/rules.ts';
import { threeCardPoker } from './three-card-poker/rules.ts';

/** Any game of the house; `steps` says how its rounds are decided. */
export type HouseGame = Game | ScratchGame | SharedGame;

/** Each says in methods.ts how its figures are found: without that, it does not compile. */
const games = {
  baccarat,
  blackjack,
  'casino-holdem': casinoHoldem,
  craps,
  crash,
  'deuces-not-so-ugly': deucesNotSoUgly,
  dice,
  fishing,
  horses,
  'jacks-or-better': jacksOrBetter,
  'keno-40-10': keno,
  limbo,
  mines,
  plinko,
  'roulette-american': rouletteAmerican,
  'roulette-european': rouletteEuropean,
  'roulette-french': rouletteFrench,
  'scratch-night-ferry': nightFerry,
  'scratch-parcel-room': parcelRoom,
  'slot-kite-harbour': slotKiteHarbour,
  'slot-night-orchard': slotNightOrchard,
  'slot-signal-box': slotSignalBox,
  'slot-tidepool': slotTidepool,
  'three-card-poker': threeCardPoker,
} satisfies Readonly<Record<string, HouseGame>>;

export type GameId = keyof typeof games;

export const gameIds = Object.keys(games) as readonly GameId[];

export const isGameId = (text: string): text is GameId => Object.hasOwn(games, text);

/** The rules of a game of the house, or undefined when there is none of that id. */
export const findGame = (id: string): HouseGame | undefined => (isGameId(id) ? games[id] : undefined);
